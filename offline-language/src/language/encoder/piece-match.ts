import { readFileSync } from 'node:fs'
import { product } from './layers.js'
import type { Rows } from './through.js'

/** The pieces of a text, each as numbers of length 1, and how much each of them counts. */
export interface Pieces {
  rows: Rows
  weights: number[]
}

const width = 64

interface Narrow {
  rows: Rows
  weight: Float32Array
}
let loaded: Narrow | null = null

/** What evaluate/train-condition-encoder.py learns beside the encoder: rows that narrow a piece, and one that weighs it. */
function narrow(): Narrow {
  const bytes = readFileSync(new URL('../../../data/condition-pieces.bin', import.meta.url))
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const columns = all.length / (width + 1)
  const row = (at: number) => all.subarray(at * columns, (at + 1) * columns)
  return { rows: Array.from({ length: width }, (_, at) => row(at)), weight: row(width) }
}

/** The rows of an encoded text as pieces that are matched. */
export function narrowed(rows: Rows): Pieces {
  const { rows: into, weight } = (loaded ??= narrow())
  return {
    rows: rows.map((row) => {
      const short = Float32Array.from(into, (each) => product(each, row))
      const length = Math.sqrt(product(short, short))
      return short.map((value) => value / length)
    }),
    weights: rows.map((row) => Math.log1p(Math.exp(product(weight, row)))),
  }
}

/** How well the pieces of a text are matched by the nearest pieces of another one, from -1 to 1 (Khattab and Zaharia 2020). */
export function matched({ rows, weights }: Pieces, other: Pieces): number {
  let [sum, all] = [0, 0]
  for (const [at, row] of rows.entries()) {
    let nearest = -1
    for (const each of other.rows) nearest = Math.max(nearest, product(row, each))
    sum += weights[at]! * nearest
    all += weights[at]!
  }
  return all > 0 ? sum / all : 0
}
