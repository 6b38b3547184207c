import { encodedBy, type SentenceVector } from './encode.js'
import { narrowed, type Pieces } from './piece-match.js'

interface Read {
  vector: SentenceVector
  pieces: Pieces
}

const mostKnown = 4000
const read = encodedBy('condition-encoder', mostKnown, ({ vector, rows }): Read => ({ vector, pieces: narrowed(rows) }))

/** The vector of a condition ("asks what you need for the board") or of what somebody says: of a condition and what meets it they are near. */
export const conditionVectorOf = (text: string): SentenceVector => read(text).vector

/** The same text piece by piece: a condition has its pieces matched by what meets it. */
export const conditionPiecesOf = (text: string): Pieces => read(text).pieces
