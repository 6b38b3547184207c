import { encoderData } from './encoder-data.js'
import { added, attended, normalized, positive, product } from './layers.js'
import { piecesOf } from './pieces-of.js'
import { type Rows, through } from './through.js'

/** A text as numbers of length 1; texts of near meaning have near vectors. */
export type SentenceVector = Float32Array

export const dimensions = 512

/** A longer text is read this far. */
const mostPieces = 96
const embeddingWeight = 2

/** The pieces' embeddings with their places in the text, as waves. */
function placed(pieces: readonly number[]): Rows {
  const { embedding, matrix } = encoderData()
  const rates = matrix('rates').values
  return pieces.map((piece, place) => {
    const row = embedding(piece).map((value) => value * embeddingWeight)
    rates.forEach((rate, at) => {
      row[at]! += Math.sin(place * rate)
      row[rates.length + at]! += Math.cos(place * rate)
    })
    return row
  })
}

function layer(rows: Rows, name: string, carry: (rows: Rows) => Rows): Rows {
  const { matrix } = encoderData()
  const numbers = (part: string) => matrix(`${name}.${part}`).values
  const into = (part: string, input: Rows) => through(input, matrix(`${name}.${part}`), matrix(`${name}.${part}Bias`))
  const asked = normalized(rows, numbers('attention.scale'), numbers('attention.shift'))
  const seen = added(carry(rows), into('attention.out', attended(into('attention.in', asked))))
  const plain = normalized(seen, numbers('forward.scale'), numbers('forward.shift'))
  return added(seen, into('forward.out', positive(into('forward.in', plain))))
}

/** The Universal Sentence Encoder lite: two layers of a transformer, their mean through one more. */
function encode(text: string): SentenceVector {
  const { matrix } = encoderData()
  const widen = (rows: Rows) => through(rows, matrix('widen'), matrix('widenBias'))
  const first = layer(placed(piecesOf(text).slice(0, mostPieces)), '0', widen)
  const rows = layer(first, '1', (same) => same)
  const middle = new Float32Array(dimensions)
  for (const row of rows) row.forEach((value, at) => (middle[at]! += value / rows.length))
  const [last] = through([middle], matrix('last'), matrix('lastBias'))
  const bent = last!.map(Math.tanh)
  const length = Math.sqrt(product(bent, bent))
  return bent.map((value) => value / length)
}

/** Vectors of the last texts: a prompt's sentences are compared with each turn of its talks. */
const known = new Map<string, SentenceVector>()
const mostKnown = 10_000

/** The vector of a text; some milliseconds for a new one. */
export function vectorOf(text: string): SentenceVector {
  const found = known.get(text) ?? encode(text)
  known.delete(text)
  known.set(text, found)
  if (known.size > mostKnown) known.delete(known.keys().next().value!)
  return found
}

/** How near two texts are in meaning: the cosine of their vectors, from -1 to 1. */
export const nearness = (one: SentenceVector, other: SentenceVector): number => product(one, other)

/** The middle of some texts: what they are about together, of length 1. */
export function mean(vectors: readonly SentenceVector[]): SentenceVector {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) vector.forEach((value, at) => (sum[at]! += value))
  const length = Math.sqrt(product(sum, sum)) || 1
  return sum.map((value) => value / length)
}
