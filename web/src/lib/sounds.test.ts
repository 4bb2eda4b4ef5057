import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { AWAKE_MS, play, unlockAudioOnGesture } from "./sounds"

/** Counts what the app asks of the browser's audio. */
class FakeContext {
  static only: FakeContext
  state = "running"
  sampleRate = 8000
  destination = {}
  constructor() {
    FakeContext.only = this
  }
  suspend = () => Promise.resolve((this.state = "suspended"))
  resume = () => Promise.resolve((this.state = "running"))
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

const started: FakeSource[] = []
class FakeSource {
  onended: () => void = () => {}
  connect(): void {}
  start(): void {
    started.push(this)
  }
}

const gestures = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("AudioContext", FakeContext)
  vi.stubGlobal("AudioBufferSourceNode", FakeSource)
  vi.stubGlobal("addEventListener", gestures.addEventListener.bind(gestures))
  vi.stubGlobal("removeEventListener", gestures.removeEventListener.bind(gestures))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("lets the audio of the browser sleep before, between and after sounds", async () => {
  play("turn")
  unlockAudioOnGesture()
  gestures.dispatchEvent(new Event("pointerdown"))
  const audio = FakeContext.only
  expect(audio.state).toBe("suspended")
  play("turn")
  play("push")
  expect(audio.state).toBe("running")
  await vi.waitFor(() => expect(started).toHaveLength(2))
  started[0]!.onended()
  await vi.advanceTimersByTimeAsync(2 * AWAKE_MS)
  expect(audio.state).toBe("running")
  started[1]!.onended()
  await vi.advanceTimersByTimeAsync(AWAKE_MS / 2)
  expect(audio.state).toBe("running")
  await vi.advanceTimersByTimeAsync(AWAKE_MS)
  expect(audio.state).toBe("suspended")
})
