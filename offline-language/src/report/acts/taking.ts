import type { Piece, SpokenTurn } from '../moves/piece.js'
import { isEmpty, isQuestion } from '../select/said.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { pairPatterns } from '../select/pair-patterns.js'
import { actPatterns } from './act-patterns.js'
import type { Kind } from './forms.js'

const { takes, declines, takesOn, takesAfter, offersToo, offer } = actPatterns

/** Whether the turn begins with a no, or asks for something else. */
export function isDeclinedIn(next: SpokenTurn | undefined): boolean {
  const [first, second] = next?.pieces ?? []
  if (first === undefined) return false
  // "Oh. I can't.", but not "I can. Not this week, though."
  const isLater = second !== undefined && isEmpty(first) && !takes.test(first.text) && isNoOf(second)
  return isNoOf(first) || isLater
}

const isNoOf = ({ text }: Piece): boolean => declines.test(text) || /\binstead\?/i.test(text)

/** "I don't want a voucher.", after "The forty I can refund. For the wait I can give you a voucher.": the no is to the last offer. */
export function isDeclinedOther(next: SpokenTurn | undefined, core: Piece, later: readonly Piece[]): boolean {
  const stems = contentStems(next?.pieces[0]?.text ?? '')
  const shares = ({ text }: Piece) => shared(contentStems(text), stems) > 0
  return !shares(core) && later.some((piece) => offer.test(piece.text) && shares(piece))
}

/** "Done.", "here you are": it leaves nothing to do. */
export const isDoneIn = (next: SpokenTurn | undefined): boolean =>
  next?.pieces[0] !== undefined && pairPatterns.carriedOut.test(next.pieces[0].text)

const canBeDone = (kind: Kind): boolean => kind !== 'offer' && kind !== 'joint'

/** The sentences of the next turn that take what is asked; null if none does. */
export function takingIn(next: SpokenTurn | undefined, kind: Kind): Piece[] | null {
  const [first] = next?.pieces ?? []
  if (!next || !first || isDeclinedIn(next)) return null
  if (canBeDone(kind) && isDoneIn(next)) return null
  if (isQuestion(first) || !takes.test(first.text)) return takenAfterAll(next, kind)
  // "I can do one seventy. I could come up.": another offer takes none.
  if (kind === 'offer' && offersToo.test(first.text)) return null
  const more = next.pieces.slice(1, 2).filter(({ text }) => takesOn.test(text))
  const said = [first, ...more].filter(({ shown }) => shown !== null)
  return said.length > 0 ? said : null
}

/** "Is that his name? Nobody said. Aye, I'll take him.", "He'll go mad. But okay, yes.": a yes after a short question or a sigh. */
function takenAfterAll({ pieces }: SpokenTurn, kind: Kind): Piece[] | null {
  const place = pieces.slice(0, mostBefore + 1).findIndex(({ text }, at) => at > 0 && takesAfter.test(text))
  if (place < 0 || (kind === 'offer' && offersToo.test(pieces[place]!.text))) return null
  const said = pieces.slice(0, place + 1)
  const isShort = said.slice(0, -1).every((one) => one.text.split(' ').length <= mostWords && !isNoOf(one))
  return isShort && said.every(({ shown }) => shown !== null) ? said : null
}

const [mostBefore, mostWords] = [2, 10]
