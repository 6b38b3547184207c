import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

const { dimensions, vectors } = loadData(
  'word-vectors',
  v.strictObject({
    dimensions: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The most frequent word first; its vector is a signed byte for each dimension, in base 64. */
    vectors: v.array(v.strictTuple([v.string(), v.pipe(v.string(), v.base64())])),
  }),
)
const entries = vectors.map(([word, text], rank) => {
  const bytes = new Int8Array(Buffer.from(text, 'base64'))
  if (bytes.length !== dimensions) throw new Error(`data/word-vectors.json: ${word} has ${bytes.length} dimensions`)
  return [word, { rank, bytes }] as const
})
const byWord = new Map(entries)

/** A direction of length one: words of near meaning have near directions. */
export type Vector = Float32Array

const known = new Map<string, Vector>()

export function vectorOf(word: string): Vector | null {
  const entry = byWord.get(word)
  if (entry === undefined) return null
  const found = known.get(word) ?? toUnit(Float32Array.from(entry.bytes))
  known.set(word, found)
  return found
}

/** In place. */
function toUnit(vector: Vector): Vector {
  const length = Math.sqrt(closeness(vector, vector)) || 1
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length
  return vector
}

export function closeness(a: Vector, b: Vector): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** The direction of several words, each by its weight. */
export function directionOf(words: readonly { vector: Vector | null; weight: number }[]): Vector {
  const sum = new Float32Array(dimensions)
  for (const { vector, weight } of words)
    if (vector) for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * weight
  return toUnit(sum)
}

const commonest = 60
const rarest = 40_000
const leastRarity = 0.15

/** How much a word tells, from 0 to 1: the rarer it is, the more. */
export function rarityOf(word: string): number {
  const rank = byWord.get(word)?.rank ?? rarest
  const rarity = (Math.log(rank + 10) - Math.log(commonest)) / (Math.log(rarest) - Math.log(commonest))
  return Math.min(1, Math.max(leastRarity, rarity))
}
