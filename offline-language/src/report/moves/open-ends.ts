import { type Piece, type SpokenTurn, wordsIn } from './piece.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** After a final no, only a new agreement counts. */
const { saysFinalNo, promisesNothing } = loadPatterns('open-ends', 'saysFinalNo', 'promisesNothing')
export { saysFinalNo }
export const finalNo = (turns: readonly SpokenTurn[]): Piece | null =>
  turns
    .slice(Math.floor(turns.length * lastHalf))
    .flatMap(({ pieces }) => pieces)
    .findLast(({ text, shown }) => shown !== null && !text.endsWith('?') && saysFinalNo.test(text)) ?? null

const lastHalf = 0.5
/** "I'm not promising anything" alone says nothing of the matter. */
const fewestUndecided = 6

/** "I have to think about that. I'm not promising anything." */
export function undecidedIn(turns: readonly SpokenTurn[]): Piece[] {
  const isUndecided = ({ text, shown }: Piece) => shown !== null && promisesNothing.test(text)
  const late = turns.slice(Math.floor(turns.length * lastHalf)).map(({ pieces }) => {
    const from = pieces.findIndex(isUndecided)
    const said = from < 0 ? [] : pieces.slice(from, from + 2)
    return said.filter(({ shown, text }) => shown !== null && !changesSubject.test(text))
  })
  return late.findLast((pieces) => wordsIn(pieces) >= fewestUndecided) ?? []
}

/** "Let's have some tea." */
const changesSubject = /^let us\b|\?$/i
