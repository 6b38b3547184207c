/**
 * The resampler that the client's worklets use if the browser's sample rate differs from the agent's: Firefox and iOS.
 * The library of that name is two megabytes of WebAssembly, which the policy would have to allow; speech needs less.
 * Each resampler keeps the end of one chunk for the start of the next, to avoid audible clicks.
 */
const reach = 8

class Resampler {
  constructor(from, to) {
    this.step = from / to
    // Frequencies above half of the lower rate must be removed, or they are heard as noise (aliasing).
    this.cutoff = Math.min(1, to / from)
    this.kept = new Float32Array(reach * 2)
    this.at = reach
  }

  /** Everything that can be computed from the samples so far, in the input's array type. */
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

  /** A windowed sinc over the neighbors of a position between two samples. */
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

// Values out of range would overflow.
const toInt16 = (value) => Math.max(-32768, Math.min(32767, Math.round(value)))

globalThis.LibSampleRate = { create: (_channels, from, to) => Promise.resolve(new Resampler(from, to)) }
