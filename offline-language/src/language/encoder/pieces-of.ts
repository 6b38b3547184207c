import { encoderLayout } from './encoder-layout.js'

/** The mark of a space in the encoder's pieces of words. */
const space = '▁'
const unknown = 0
/** The score of a character that no piece has. */
const ofUnknown = -20

interface Known {
  places: ReadonlyMap<string, number>
  scores: readonly number[]
  longest: number
}

let known: Known | null = null

function knownPieces(): Known {
  if (known) return known
  const { pieces } = encoderLayout()
  const places = new Map(pieces.flatMap(([text], place) => (text ? [[text, place] as const] : [])))
  const longest = Math.max(...pieces.map(([text]) => text.length))
  return (known = { places, scores: pieces.map(([, score]) => score), longest })
}

/** The most probable pieces of words that a text is made of, as their places among the encoder's pieces. */
export function piecesOf(text: string): number[] {
  const { places, scores, longest } = knownPieces()
  const plain = space + text.normalize('NFKC').replaceAll(' ', space)
  const best = new Float64Array(plain.length + 1).fill(-Infinity)
  const starts = new Int32Array(plain.length + 1)
  const chosen = new Int32Array(plain.length + 1)
  best[0] = 0
  for (let start = 0; start < plain.length; start++)
    for (let end = start + 1; end <= Math.min(plain.length, start + longest); end++) {
      const place = places.get(plain.slice(start, end)) ?? unknown
      if (place === unknown && end > start + 1) continue
      const score = best[start]! + (place === unknown ? ofUnknown : scores[place]!)
      if (score <= best[end]!) continue
      best[end] = score
      starts[end] = start
      chosen[end] = place
    }
  const found: number[] = []
  for (let end = plain.length; end > 0; end = starts[end]!) found.unshift(chosen[end]!)
  return found.filter((place, at) => place !== unknown || found[at - 1] !== unknown)
}
