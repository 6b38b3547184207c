import { expect, test } from 'vitest'

interface Resampler {
  full<Samples extends Float32Array | Int16Array>(samples: Samples): Samples
}
declare const LibSampleRate: { create(channels: number, from: number, to: number): Promise<Resampler> }

// The file is not an ES module: it registers itself in the global that the client's worklets read.
await import('./resample.worklet.js')

const wave = (hertz: number, rate: number, count: number) =>
  Float32Array.from({ length: count }, (_, index) => 0.8 * Math.sin((2 * Math.PI * hertz * index) / rate))

/** In pieces of the size that a browser hands out. */
function inPieces(resampler: Resampler, samples: Float32Array, size: number): number[] {
  const made: number[] = []
  for (let at = 0; at < samples.length; at += size) made.push(...resampler.full(samples.slice(at, at + size)))
  return made
}

/** How much of a tone of this height is in the samples. */
function strength(samples: readonly number[], hertz: number, rate: number): number {
  let [real, imaginary] = [0, 0]
  for (const [index, sample] of samples.entries()) {
    real += sample * Math.cos((2 * Math.PI * hertz * index) / rate)
    imaginary += sample * Math.sin((2 * Math.PI * hertz * index) / rate)
  }
  return (2 * Math.hypot(real, imaginary)) / samples.length
}

test.each([
  [48_000, 16_000],
  [44_100, 16_000],
  [16_000, 48_000],
  [16_000, 44_100],
])('a voice comes from %i to %i as long, as high and as loud as it was, without a seam', async (from, to) => {
  const made = inPieces(await LibSampleRate.create(1, from, to), wave(440, from, from), 128)
  expect(Math.abs(made.length - to)).toBeLessThan(to / 100)
  const settled = made.slice(to / 100)
  expect(strength(settled, 440, to)).toBeCloseTo(0.8, 1)
  const steepest = Math.max(...settled.slice(1).map((sample, index) => Math.abs(sample - settled[index]!)))
  expect(steepest).toBeLessThan((2 * Math.PI * 440 * 0.9) / to)
})

test('frequencies above the lower rate are nearly removed, without aliasing', async () => {
  const made = inPieces(await LibSampleRate.create(1, 48_000, 16_000), wave(14_000, 48_000, 48_000), 128)
  expect(strength(made, 2_000, 16_000)).toBeLessThan(0.05)
})

test('the agent’s own kind of samples stays that kind, and the loudest stays loud', async () => {
  const resampler = await LibSampleRate.create(1, 16_000, 48_000)
  const square = Int16Array.from({ length: 1600 }, (_, index) => (index % 100 < 50 ? 32_767 : -32_768))
  const made = resampler.full(square)
  expect(made).toBeInstanceOf(Int16Array)
  // A peak beyond the range would wrap around to the opposite sign.
  const flips = made.slice(1).filter((sample, index) => Math.abs(sample - made[index]!) > 60_000)
  expect(flips).toHaveLength(0)
})
