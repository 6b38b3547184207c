import { figuresOf, isSameFigure } from '../phrase/figures.js'
import type { Candidate } from '../select/candidate.js'
import type { LastState } from './state-words.js'

const least = 10
/** "Sorry, fifty-six" corrects, an exclamation is no reason, and "her (the student)" is somebody's guess. */
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
