import { figuresOf, isSameFigure } from '../phrase/figures.js'
import type { Moves } from '../moves/read-moves.js'
import type { Candidate } from '../select/candidate.js'
import type { RatedPassage } from '../worth/passage-worth.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'
import type { LastState } from './state-words.js'
import { isLongTalk } from './long-talk.js'

const { requests } = overviewPatterns
const least = 10
/** "Sorry, fifty-six" corrects, an exclamation is no reason, and "her (the student)" is someone's guess. */
const unfit = /^“(?:sorry|no|actually)\b|!”$|\(the \p{L}+(?:'s)?\)/iu

/** Whether a quote may stand beside the matter: it has no figure that is not among the terms at the end. */
export function isFitOpening({ reported }: Candidate, { terms }: LastState): boolean {
  if (unfit.test(reported.rest)) return false
  if (!terms) return true
  const settled = figuresOf(terms.join(', '))
  return figuresOf(reported.rest).every(
    (one) => (one.kind === 'number' && Number(one.value) < least) || settled.some((other) => isSameFigure(one, other)),
  )
}

const leastChance = 0.3

/** Whether a quote asks for something, or is of a statement that a reader finds worth telling. */
export function isWorthOpening(
  { reported, sentence }: Candidate,
  passages: readonly RatedPassage[],
  moves: Moves,
): boolean {
  if (!isLongTalk(moves) || (requests.test(reported.rest) && figuresOf(reported.rest).length > 0)) return true
  const isIn = ({ parts: [part = [], ...others] }: RatedPassage) =>
    others.length === 0 && part.some(({ turn }) => turn === sentence.turns[0])
  return passages.some((one) => one.chance >= leastChance && isIn(one))
}
