/** Play the sounds of the app. None before the first touch or key: browsers allow none earlier. */

import { settings } from "./settings.svelte"
import type { Sound } from "./sound_synthesis"

export type { Sound }

let context: AudioContext | null = null
const buffers = new Map<Sound, Promise<AudioBuffer>>()

/** Wait for the first touch or key: before it browsers play no sound. */
export function unlockAudioOnGesture(): void {
  const wake = () => {
    context ??= new AudioContext()
    for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, wake)
  }
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake)
}

/** Play a sound, if sounds are switched on and the browser allows it. */
export function play(sound: Sound): void {
  const audio = context
  if (!audio || !settings.stored.hasSound) return
  void audio.resume()
  const ready = buffers.get(sound) ?? render(audio, sound)
  buffers.set(sound, ready)
  void ready.then((buffer) => {
    const source = new AudioBufferSourceNode(audio, { buffer })
    source.connect(audio.destination)
    source.start()
  })
}

/** Compute a sound once. How to do that is loaded with the first sound: the first page stays small. */
async function render(audio: AudioContext, sound: Sound): Promise<AudioBuffer> {
  const { synthesise } = await import("./sound_synthesis")
  const samples = synthesise(sound, audio.sampleRate)
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.getChannelData(0).set(samples)
  return buffer
}
