/** The fake's audio format in both directions. */
export const soundFormat = 'pcm_16000'

const samplesPerSec = 16_000
const bytesPerSample = 2

/** A tone that fades in and out, as base64, as long as it takes to say the words. */
export function toneFor(words: string): string {
  const count = Math.round(samplesPerSec * Math.min(1.2, 0.3 + words.length / 100))
  const sound = Buffer.alloc(count * bytesPerSample)
  for (let index = 0; index < count; index++) {
    const swell = Math.sin((Math.PI * index) / count)
    const wave = Math.sin((2 * Math.PI * 220 * index) / samplesPerSec)
    sound.writeInt16LE(Math.round(12_000 * swell * wave), index * bytesPerSample)
  }
  return sound.toString('base64')
}

/** The duration of a piece of audio; null if it is not audio. */
export function secondsOf(base64: unknown): number | null {
  if (typeof base64 !== 'string') return null
  const sound = Buffer.from(base64, 'base64')
  const isSound = sound.toString('base64') === base64 && sound.length % bytesPerSample === 0
  return isSound ? sound.length / bytesPerSample / samplesPerSec : null
}
