import { type Piece, type SpokenTurn, wordsIn } from './piece.js'

/** "The answer's no to the whole field": after it, only a new agreement counts. */
const saysFinalNo =
  /\b(?:the|my|our) answer(?: is|['’]s) (?:still |going to be )?no\b|\b(?:it is|that is) (?:still )?a no\b|(?<!not )\bsaying no to\b|\bdecided (?:against|not to)\b/i
export const finalNo = (turns: readonly SpokenTurn[]): Piece | null =>
  turns
    .slice(Math.floor(turns.length * lastHalf))
    .flatMap(({ pieces }) => pieces)
    .findLast(({ text, shown }) => shown !== null && !text.endsWith('?') && saysFinalNo.test(text)) ?? null

const promisesNothing =
  /\b(?:I|we) will think about (?!it\b|that\b)|\b(?:I|we) (?:am|are) not (?:promising|saying yes|agreeing|committing)\b|\b(?:I|we) (?:have|need) to think about\b/i
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
