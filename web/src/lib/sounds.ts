/**
 * Play the sounds of the app. None before the first touch or key: browsers allow none earlier.
 *
 * A running audio context computes silence all the time, which costs battery, so it is suspended between sounds.
 */

import { settings } from "./settings.svelte"
import type { Sound } from "./sound_synthesis"

export type { Sound }

/** The time the context stays awake after a sound (ms): waking it up would swallow the beginning of the next one. */
export const AWAKE_MS = 2000

let context: AudioContext | null = null
let playing = 0
let sleepTimer: ReturnType<typeof setTimeout> | undefined
const buffers = new Map<Sound, Promise<AudioBuffer>>()

/** Wait for the first touch or key: before it browsers play no sound. */
export function unlockAudioOnGesture(): void {
  const wake = () => {
    context ??= new AudioContext()
    void context.suspend()
    for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, wake)
  }
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake)
}

/** Play a sound, if sounds are switched on and the browser allows it. */
export function play(sound: Sound): void {
  if (context && settings.stored.hasSound) void playOnce(context, sound)
}

async function playOnce(audio: AudioContext, sound: Sound): Promise<void> {
  clearTimeout(sleepTimer)
  playing += 1
  void audio.resume()
  try {
    const ready = buffers.get(sound) ?? render(audio, sound)
    buffers.set(sound, ready)
    const source = new AudioBufferSourceNode(audio, { buffer: await ready })
    source.connect(audio.destination)
    source.start()
    await new Promise((resolve) => (source.onended = resolve))
  } finally {
    playing -= 1
    if (!playing) sleepTimer = setTimeout(() => void audio.suspend(), AWAKE_MS)
  }
}

/** Compute a sound once. How to do that is loaded with the first sound: the first page stays small. */
async function render(audio: AudioContext, sound: Sound): Promise<AudioBuffer> {
  const { synthesise } = await import("./sound_synthesis")
  const samples = synthesise(sound, audio.sampleRate)
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.getChannelData(0).set(samples)
  return buffer
}
