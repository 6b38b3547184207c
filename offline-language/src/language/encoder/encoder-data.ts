import { readFileSync } from 'node:fs'
import { type EncoderLayout, encoderLayout } from './encoder-layout.js'
import { type Matrix, type Through, throughIn } from './through.js'

/** Of sentences of near meaning, of questions and their answers, or of conditions and what meets them, the vectors are near. */
export type EncoderName = 'sentence-encoder' | 'answer-encoder' | 'condition-encoder'

export interface EncoderData {
  embedding: (piece: number) => Float32Array
  matrix: (name: string) => Matrix
  through: Through
}

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

/** An encoder's numbers: evaluate/README.md says what makes them. */
export function readEncoder(encoder: EncoderName): EncoderData {
  const [first, ...kernels] = unpacked(encoder, encoderLayout().layout)
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
  return { embedding: (piece) => rowOf(first, piece), matrix, through: throughIn(memory, free) }
}

function unpacked(encoder: EncoderName, layout: EncoderLayout['layout']): Packed[] {
  const bytes = readFileSync(new URL(`../../../data/${encoder}.bin`, import.meta.url))
  let from = 0
  const take = (length: number) => bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + (from += length))
  const all = layout.map(({ isExact, ...size }): Packed => {
    const scales = isExact ? Float32Array.of(1) : new Float32Array(take(4 * size.rows))
    const length = size.rows * size.columns
    return { ...size, scales, numbers: isExact ? new Float32Array(take(4 * length)) : new Int8Array(take(length)) }
  })
  if (from !== bytes.length) throw new Error(`data/${encoder}.bin has ${bytes.length} bytes instead of ${from}`)
  return all
}

function rowOf({ columns, scales, numbers }: Packed, row: number): Float32Array {
  const found = new Float32Array(columns)
  for (let at = 0; at < columns; at++) found[at] = numbers[row * columns + at]! * scales[row]!
  return found
}
