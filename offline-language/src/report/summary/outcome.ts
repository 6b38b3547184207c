import { type Cast, partyOf } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { type Ending, leavesOpen, trifle } from '../moves/settled.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Conversation } from '../read/conversation.js'
import { isClearPoint } from '../select/clear-point.js'
import { quotedPieces } from '../select/quoted-pieces.js'

/** How a talk ends, in the words of its speakers; '' if nothing is plain. */
export function outcomeOf({ agreed, left, refused, undecided }: Ending, cast: Cast): string {
  const said = (pieces: readonly Piece[]) => `“${pieces.map(({ shown }) => shown).join(' ')}”`
  const name = ([first]: readonly Piece[]) => capitalised(partyOf(cast, first!.role).short)
  const open = left?.offered.pieces.filter(({ shown }) => shown !== null)
  if (open) return `It is not settled yet: ${said(open)} (${name(open)}).`
  if (agreed.length > 0)
    return `In the end they agree: ${agreed.map(({ terms }) => `${said(short(terms))} (${name(terms)})`).join(' and ')}.`
  if (undecided.length > 0) return `It stays open: ${said(undecided)} (${name(undecided)}).`
  return refused ? `${name([refused])} refuses: ${said([refused])}` : ''
}

/** "I can get you a home visit": the plainest offer without a figure that the other takes; '' if there is none. */
export function takenOffer({ turns, exchanges }: Moves, conversation: Conversation): string {
  const late = exchanges.filter(({ at, outcome }) => at >= turns.length * lastPart && outcome === 'agreed')
  for (const { offer } of late.toSorted((a, b) => b.weight - a.weight)) {
    const terms = offer
      .filter(
        ({ shown, text }) => shown !== null && !text.endsWith('?') && !leavesOpen.test(text) && !trifle.test(text),
      )
      .slice(-1)
    const [term] = terms
    const candidate = term && quotedPieces(terms, conversation)
    if (candidate && isClearPoint([candidate], conversation) && contentStems(term.text).size >= fewestStems)
      return `In the end they agree: “${term.shown}” (${capitalised(partyOf(conversation.cast, term.role).short)}).`
  }
  return ''
}

const lastPart = 0.4
const fewestStems = 2
const mostWords = 24

/** The first sentences with a figure, as far as an overview has room. */
function short(terms: readonly Piece[]): readonly Piece[] {
  const fits = terms.findLastIndex((_, at) => wordsIn(terms.slice(0, at + 1)) <= mostWords)
  const kept = terms.slice(0, Math.max(1, fits + 1))
  const last = kept.findLastIndex(({ figures }) => figures.length > 0)
  return kept.slice(0, Math.max(1, last + 1))
}
