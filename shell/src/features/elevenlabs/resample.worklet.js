/**
 * What the client's worklets look for where the browser's sound has another rate than the agent's: Firefox, and iOS.
 * The library of that name is two megabytes of WebAssembly, which the policy would have to allow; speech needs less.
 * Each resampler keeps the end of one piece for the beginning of the next, so that no seam is heard.
 */
const reach = 8

class Resampler {
  constructor(from, to) {
    this.step = from / to
    // Above half of the lower rate nothing can be kept: it would come back as noise.
    this.cutoff = Math.min(1, to / from)
    this.kept = new Float32Array(reach * 2)
    this.at = reach
  }

  /** All that can be made out of the samples so far; of the kind that came in. */
  full(samples) {
    const all = new Float32Array(this.kept.length + samples.length)
    all.set(this.kept)
    all.set(samples, this.kept.length)
    const made = []
    let at = this.at
    for (; at + reach < all.length; at += this.step) made.push(this.sampleAt(all, at))
    const drop = Math.max(0, Math.min(all.length, Math.floor(at) - reach))
    this.kept = all.slice(drop)
    this.at = at - drop
    return samples instanceof Float32Array ? Float32Array.from(made) : Int16Array.from(made, toInt16)
  }

  /** A windowed sinc over the neighbours of a place between two samples. */
  sampleAt(all, at) {
    const first = Math.ceil(at - reach)
    let sum = 0
    let weights = 0
    for (let index = first; index < at + reach; index++) {
      const distance = index - at
      const x = Math.PI * distance * this.cutoff
      const weight = (x === 0 ? 1 : Math.sin(x) / x) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach))
      sum += weight * (all[index] ?? 0)
      weights += weight
    }
    return sum / weights
  }
}

// What is too loud would come out as the opposite.
const toInt16 = (value) => Math.max(-32768, Math.min(32767, Math.round(value)))

globalThis.LibSampleRate = { create: (_channels, from, to) => Promise.resolve(new Resampler(from, to)) }
