/**
 * Short sounds, made here and now: a wooden knock, a rolling push, a bell, a gong. None before the first touch or key.
 */

import { settings } from "./settings.svelte"

export type Sound = "turn" | "push" | "yours" | "end"

/** One tone: when it begins, how high, how long it rings (s), how loud. */
interface Tone {
  at: number
  hertz: number
  rings: number
  loud: number
  shape?: OscillatorType
  /** Where the tone slides to. */
  to?: number
}
const SOUNDS: Record<Sound, Tone[]> = {
  turn: [
    { at: 0, hertz: 520, to: 180, rings: 0.09, loud: 0.3, shape: "triangle" },
    { at: 0, hertz: 1250, rings: 0.03, loud: 0.08 },
  ],
  push: [
    { at: 0, hertz: 150, to: 70, rings: 0.34, loud: 0.4, shape: "triangle" },
    { at: 0.06, hertz: 105, to: 55, rings: 0.3, loud: 0.35, shape: "triangle" },
    { at: 0.26, hertz: 320, to: 120, rings: 0.09, loud: 0.25, shape: "triangle" },
  ],
  yours: [
    { at: 0, hertz: 659, rings: 0.5, loud: 0.16 },
    { at: 0.13, hertz: 988, rings: 0.7, loud: 0.14 },
  ],
  // A gong: tones that fit together badly, and ring long.
  end: [
    { at: 0, hertz: 98, rings: 2.4, loud: 0.3 },
    { at: 0, hertz: 147.5, rings: 2, loud: 0.18 },
    { at: 0.01, hertz: 233, rings: 1.6, loud: 0.12 },
    { at: 0.02, hertz: 391, rings: 1.1, loud: 0.07 },
  ],
}

let context: AudioContext | null = null

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
  if (!context || !settings.stored.hasSound) return
  void context.resume()
  for (const tone of SOUNDS[sound]) ring(context, tone)
}

function ring(audio: AudioContext, { at, hertz, rings, loud, shape = "sine", to }: Tone): void {
  const begins = audio.currentTime + at
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: hertz })
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, begins + rings)
  const volume = new GainNode(audio, { gain: 0 })
  // Loud within a few milliseconds, then dying away: without a ramp it would click.
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(loud, begins + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(begins)
  oscillator.stop(begins + rings)
}
