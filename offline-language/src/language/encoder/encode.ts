import { type EncoderName, type EncoderData, readEncoder } from './encoder-data.js'
import { added, attended, normalized, positive, product } from './layers.js'
import { piecesOf } from './pieces-of.js'
import { remembered } from './remembered.js'
import type { Rows } from './through.js'

/** A text as numbers of length 1. */
export type SentenceVector = Float32Array

export const dimensions = 512

/** A longer text is read this far. */
const mostPieces = 96
const embeddingWeight = 2

/** The pieces' embeddings with their places in the text, as waves. */
function placed(pieces: readonly number[], { embedding, matrix }: EncoderData): Rows {
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

function layer(rows: Rows, name: string, { matrix, through }: EncoderData, carry: (rows: Rows) => Rows): Rows {
  const numbers = (part: string) => matrix(`${name}.${part}`).values
  const into = (part: string, input: Rows) => through(input, matrix(`${name}.${part}`), matrix(`${name}.${part}Bias`))
  const asked = normalized(rows, numbers('attention.scale'), numbers('attention.shift'))
  const seen = added(into('attention.out', attended(into('attention.in', asked))), carry(rows))
  const plain = normalized(seen, numbers('forward.scale'), numbers('forward.shift'))
  return added(into('forward.out', positive(into('forward.in', plain))), seen)
}

/** A text as one vector, and its pieces as they are read beside each other: a row of the same width for each. */
export interface Encoded {
  vector: SentenceVector
  rows: Rows
}

/** Two layers of a transformer, their mean through one more: the Universal Sentence Encoder lite. */
function encode(text: string, data: EncoderData): Encoded {
  const { matrix, through } = data
  const widen = (rows: Rows) => through(rows, matrix('widen'), matrix('widenBias'))
  const first = layer(placed(piecesOf(text).slice(0, mostPieces), data), '0', data, widen)
  const rows = layer(first, '1', data, (same) => same)
  const middle = new Float32Array(dimensions)
  for (const row of rows) row.forEach((value, at) => (middle[at]! += value / rows.length))
  const [last] = through([middle], matrix('last'), matrix('lastBias'))
  const bent = last!.map(Math.tanh)
  const length = Math.sqrt(product(bent, bent))
  return { vector: bent.map((value) => value / length), rows }
}

const mostKnown = 10_000

/**
 * What gives the vectors of texts by one encoder, which is read when it is first needed: some milliseconds for a new text. The
 * last vectors are kept: a prompt's sentences are compared with each turn of its talks.
 */
export const vectorsBy = (name: EncoderName): ((text: string) => SentenceVector) =>
  encodedBy(name, mostKnown, ({ vector }) => vector)

/** The same for what is kept of an encoded text; the last `most` are. */
export function encodedBy<Kept extends object>(
  name: EncoderName,
  most: number,
  keep: (encoded: Encoded) => Kept,
): (text: string) => Kept {
  let data: EncoderData | null = null
  return remembered(most, (text) => keep(encode(text, (data ??= readEncoder(name)))))
}
