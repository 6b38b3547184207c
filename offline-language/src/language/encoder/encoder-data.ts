import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

/** Rows of one length, one behind the other, in the encoder's memory. */
export interface Matrix {
  rows: number
  columns: number
  values: Float32Array
}

export interface EncoderData {
  /** The known pieces of words with their logarithmic frequency; a piece's place is its row of the embeddings. */
  pieces: readonly (readonly [text: string, score: number])[]
  embedding: (piece: number) => Float32Array
  matrix: (name: string) => Matrix
  memory: WebAssembly.Memory
  /** The first byte of the memory that holds no matrix. */
  free: number
}

const Size = v.pipe(v.number(), v.integer(), v.minValue(1))
const File = v.strictObject({
  pieces: v.array(v.strictTuple([v.string(), v.number()])),
  /** The matrices in the order of the file of bytes. Of one that is not exact, each row is a scale and signed bytes. */
  layout: v.array(
    v.strictObject({ name: v.string(), rows: Size, columns: Size, isExact: v.optional(v.boolean(), false) }),
  ),
})

/** Rows as they are in the file, each with its scale. */
interface Packed {
  name: string
  rows: number
  columns: number
  scales: Float32Array
  numbers: Int8Array | Float32Array
}

const pageSize = 65_536
/** Room for the rows of a text before and after a kernel. */
const workingBytes = 2_000_000
const embeddings = 'embeddings'

let loaded: EncoderData | null = null

/** The sentence encoder's numbers (evaluate/make-sentence-encoder.mjs), read when they are first needed. */
export function encoderData(): EncoderData {
  return (loaded ??= readEncoder())
}

export const bytesOf = (ending: string): Buffer =>
  readFileSync(new URL(`../../../data/sentence-encoder.${ending}`, import.meta.url))

function readEncoder(): EncoderData {
  const { pieces, layout } = loadData('sentence-encoder', File)
  const [first, ...kernels] = unpacked(layout)
  if (first?.name !== embeddings) throw new Error(`data/sentence-encoder.json has no ${embeddings} at first`)
  const free = 4 * kernels.reduce((sum, { rows, columns }) => sum + rows * columns, 0)
  const memory = new WebAssembly.Memory({ initial: Math.ceil((free + workingBytes) / pageSize) })
  const matrices = new Map<string, Matrix>()
  let from = 0
  for (const kernel of kernels) {
    const { name, rows, columns } = kernel
    const values = new Float32Array(memory.buffer, from, rows * columns)
    for (let row = 0; row < rows; row++) values.set(rowOf(kernel, row), row * columns)
    matrices.set(name, { rows, columns, values })
    from += values.byteLength
  }
  const matrix = (name: string) => {
    const found = matrices.get(name)
    if (!found) throw new Error(`data/sentence-encoder.json has no matrix ${name}`)
    return found
  }
  return { pieces, embedding: (piece) => rowOf(first, piece), matrix, memory, free }
}

function unpacked(layout: v.InferOutput<typeof File>['layout']): Packed[] {
  const bytes = bytesOf('bin')
  let from = 0
  const take = (length: number) => bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + (from += length))
  const all = layout.map(({ isExact, ...size }): Packed => {
    const scales = isExact ? Float32Array.of(1) : new Float32Array(take(4 * size.rows))
    const length = size.rows * size.columns
    return { ...size, scales, numbers: isExact ? new Float32Array(take(4 * length)) : new Int8Array(take(length)) }
  })
  if (from !== bytes.length) throw new Error(`data/sentence-encoder.bin has ${bytes.length} bytes instead of ${from}`)
  return all
}

function rowOf({ columns, scales, numbers }: Packed, row: number): Float32Array {
  const found = new Float32Array(columns)
  for (let at = 0; at < columns; at++) found[at] = numbers[row * columns + at]! * scales[row]!
  return found
}
