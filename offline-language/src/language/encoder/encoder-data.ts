import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

/** Rows of one length, one behind the other. */
export interface Matrix {
  columns: number
  values: Float32Array
}

export interface EncoderData {
  /** The known pieces of words with their logarithmic frequency; a piece's place is its row of `embeddings`. */
  pieces: readonly (readonly [text: string, score: number])[]
  matrix: (name: string) => Matrix
}

const Size = v.pipe(v.number(), v.integer(), v.minValue(1))
const File = v.strictObject({
  pieces: v.array(v.strictTuple([v.string(), v.number()])),
  /** The matrices in the order of the file of bytes. Of one that is not exact, each row is a scale and signed bytes. */
  layout: v.array(
    v.strictObject({ name: v.string(), rows: Size, columns: Size, isExact: v.optional(v.boolean(), false) }),
  ),
})

let loaded: EncoderData | null = null

/** The sentence encoder's numbers (evaluate/make-sentence-encoder.mjs), read when they are first needed. */
export function encoderData(): EncoderData {
  return (loaded ??= readEncoder())
}

function readEncoder(): EncoderData {
  const { pieces, layout } = loadData('sentence-encoder', File)
  const bytes = readFileSync(new URL('../../../data/sentence-encoder.bin', import.meta.url))
  const matrices = new Map<string, Matrix>()
  let from = 0
  const take = (length: number) => bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + (from += length))
  for (const { name, rows, columns, isExact } of layout) {
    const values = isExact
      ? new Float32Array(take(4 * columns))
      : scaled(new Float32Array(take(4 * rows)), new Int8Array(take(rows * columns)))
    matrices.set(name, { columns, values })
  }
  if (from !== bytes.length) throw new Error(`data/sentence-encoder.bin has ${bytes.length} bytes instead of ${from}`)
  return {
    pieces,
    matrix: (name) => {
      const found = matrices.get(name)
      if (!found) throw new Error(`data/sentence-encoder.json has no matrix ${name}`)
      return found
    },
  }
}

function scaled(scales: Float32Array, bytes: Int8Array): Float32Array {
  const columns = bytes.length / scales.length
  const values = new Float32Array(bytes.length)
  for (const [row, scale] of scales.entries())
    for (let at = row * columns; at < (row + 1) * columns; at++) values[at] = bytes[at]! * scale
  return values
}
