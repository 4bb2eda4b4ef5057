/**
 * The sounds of the app, computed sample by sample when they are first needed: no files to load. Wood, stone, bells and
 * gongs are sums of decaying tones (modal synthesis); scraping and dust are filtered noise.
 */

export const SOUND_NAMES = ["turn", "push", "blocked", "yours", "chat", "settled", "fall", "end"] as const
export type Sound = (typeof SOUND_NAMES)[number]

/**
 * A tone of a body: its frequency as a multiple of the lowest one, its loudness, and the seconds until it has decayed
 * to a third.
 */
type Mode = [ratio: number, loud: number, decay: number]

const WOOD: Mode[] = [
  [1, 1, 0.04],
  [2.57, 0.5, 0.022],
  [4.3, 0.25, 0.012],
]
const STONE: Mode[] = [
  [1, 1, 0.055],
  [1.73, 0.7, 0.04],
  [2.91, 0.5, 0.028],
  [4.63, 0.25, 0.015],
]
const THUMP: Mode[] = [
  [1, 1, 0.09],
  [1.6, 0.4, 0.05],
]
const MARIMBA: Mode[] = [
  [1, 1, 0.16],
  [3.93, 0.22, 0.05],
]
/** A bossed gong of a Thai gong circle: clear, with a soft shimmer. */
const KONG: Mode[] = [
  [1, 1, 0.5],
  [2.02, 0.35, 0.34],
  [2.76, 0.22, 0.26],
  [5.4, 0.1, 0.1],
]
/** A large gong: its tones fit together badly, and two of them beat. */
const GONG: Mode[] = [
  [1, 1, 1.5],
  [1.006, 0.6, 1.5],
  [1.48, 0.5, 1.1],
  [2.03, 0.45, 0.95],
  [2.71, 0.3, 0.7],
  [3.4, 0.18, 0.5],
  [4.07, 0.12, 0.3],
]

/** A sound in the making: mono samples, and a source of noise that is the same every time. */
class Canvas {
  readonly samples: Float32Array
  readonly #rate: number
  #seed = 1

  constructor(seconds: number, rate: number) {
    this.samples = new Float32Array(Math.ceil(seconds * rate))
    this.#rate = rate
  }

  /** Strike a body at a time (s). */
  strike(at: number, hertz: number, modes: Mode[], loud: number): this {
    const begin = Math.round(at * this.#rate)
    for (let n = begin; n < this.samples.length; n += 1) {
      const t = (n - begin) / this.#rate
      let value = 0
      for (const [ratio, part, decay] of modes)
        value += part * Math.exp(-t / decay) * Math.sin(2 * Math.PI * hertz * ratio * t)
      this.samples[n]! += loud * value * Math.min(1, t / 0.002)
    }
    return this
  }

  /** Let noise between two frequencies swell and fade from a time on; `grain` makes it rattle so often a second. */
  scrape(at: number, seconds: number, low: number, high: number, loud: number, grain = 0): this {
    const begin = Math.round(at * this.#rate)
    const count = Math.round(seconds * this.#rate)
    const [passHigh, passLow] = [low, high].map((hertz) => 1 - Math.exp((-2 * Math.PI * hertz) / this.#rate))
    let [slow, fast, rattle] = [0, 0, 1]
    for (let n = 0; n < count && begin + n < this.samples.length; n += 1) {
      const noise = this.#random()
      fast += passLow! * (noise - fast)
      slow += passHigh! * (fast - slow)
      if (grain && n % Math.round(this.#rate / grain) === 0) rattle = 0.35 + 0.65 * Math.abs(this.#random())
      this.samples[begin + n]! += loud * rattle * Math.sin((Math.PI * n) / count) * (fast - slow)
    }
    return this
  }

  /** Scale to a loudness, and fade out so that the end does not click. */
  finish(peak: number): Float32Array {
    const most = this.samples.reduce((found, value) => Math.max(found, Math.abs(value)), 0)
    const fade = 0.02 * this.#rate
    return this.samples.map((value, n) => (value / most) * peak * Math.min(1, (this.samples.length - 1 - n) / fade))
  }

  #random(): number {
    this.#seed = (this.#seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return this.#seed / 2_147_483_648 - 1
  }
}

const DESIGNS: Record<Sound, (rate: number) => Float32Array> = {
  // A piece is put down on wood.
  turn: (rate) => new Canvas(0.25, rate).strike(0, 620, WOOD, 1).scrape(0, 0.02, 900, 5000, 0.6).finish(0.3),
  // An animal leans in, stone grates over the board and comes to rest.
  push: (rate) =>
    new Canvas(0.75, rate)
      .strike(0, 92, THUMP, 0.5)
      .scrape(0.14, 0.36, 220, 1100, 2.4, 70)
      .strike(0.44, 190, STONE, 0.5)
      .strike(0.44, 74, THUMP, 0.7)
      .finish(0.42),
  // It hits, and bounces off.
  blocked: (rate) =>
    new Canvas(0.4, rate).strike(0, 86, THUMP, 1).strike(0, 210, STONE, 0.5).strike(0.13, 70, THUMP, 0.4).finish(0.4),
  yours: (rate) => new Canvas(1.6, rate).strike(0, 587, KONG, 0.8).strike(0.14, 880, KONG, 0.7).finish(0.22),
  chat: (rate) => new Canvas(0.7, rate).strike(0, 988, MARIMBA, 1).strike(0.1, 1319, MARIMBA, 0.8).finish(0.2),
  // A province has a ruler: a gong, and a call of two bells after it.
  settled: (rate) =>
    new Canvas(2.2, rate)
      .strike(0, 147, GONG, 0.8)
      .strike(0.22, 587, KONG, 0.5)
      .strike(0.38, 784, KONG, 0.5)
      .finish(0.34),
  // A rock tumbles over the edge, and the gong ends the game.
  fall: (rate) =>
    new Canvas(4.2, rate)
      .scrape(0.1, 0.3, 220, 1100, 2, 70)
      .strike(0.42, 230, STONE, 0.9)
      .strike(0.6, 180, STONE, 0.8)
      .strike(0.73, 260, STONE, 0.55)
      .strike(0.82, 205, STONE, 0.4)
      .strike(1, 98, GONG, 0.9)
      .finish(0.45),
  end: (rate) => new Canvas(3.2, rate).strike(0, 98, GONG, 1).finish(0.4),
}

/** Return the samples of a sound, mono, between -1 and 1. */
export function synthesise(sound: Sound, rate: number): Float32Array {
  return DESIGNS[sound](rate)
}
