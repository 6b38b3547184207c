import { capitalised } from '../../language/tokens/first-letter.js'
import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Role } from '../../language/sentences/sentence.js'
import type { Piece } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import { finalNo, undecidedIn } from '../moves/open-ends.js'
import { leavesOpen } from '../moves/settled.js'
import type { Conversation } from '../read/conversation.js'
import { brokenOff } from './broken-off.js'
import { areClosedTerms, isClosed, isClosedRefusal } from './closed.js'
import { holderOf } from './holder.js'
import { isSettledAfter, openProposal } from './open-proposal.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'
import { planIn } from './plan.js'
import { lastPart, refusalIn } from './refusal.js'
import { withStillNeeded } from './still-needed.js'
import { type LastState, nameOf, nothingAgreed, quoted, stateOf, turnsOf } from './state-words.js'
import { agreedTerms } from './terms/agreed-terms.js'
import { agreedState } from './told-agreements.js'

/** What the talk is about, and the scenario's prompt. */
interface About {
  matter: string
  prompt: string
}

/** What the two agree on at last; else what stays open, or what one of them refuses. */
export function lastState(moves: Moves, { matter, prompt }: About, conversation: Conversation): LastState {
  const { ending, turns } = moves
  const { cast } = conversation
  const broken = brokenOff(turns)
  if (broken) return { ...brokenState(broken, moves, conversation), end: 'broken off' }
  const left = ending.left?.offered.pieces.filter(({ shown }) => shown !== null)
  if (left) return { ...stateOf(`It is not settled yet: ${quoted(left)} (${nameOf(left, cast)}).`, left), end: 'open' }
  const terms = agreedTerms(turns, prompt)
  const undecided = undecidedOf(moves, terms !== null, conversation)
  const openTerms = terms && !terms.isTime ? [`The last offer is ${terms.text}.`] : []
  if (undecided.length > 0) {
    const state = stateOf(`It stays open: ${quoted(undecided)} (${nameOf(undecided, cast)}).`, undecided, openTerms)
    return { ...state, terms: terms?.values ?? [], end: 'open' }
  }
  const agreed = agreedState(moves, matter, terms, conversation)
  if (agreed) return withStillNeeded(agreed, moves, cast)
  const open = openProposal(moves, conversation)
  if (open.length > 0) return stateOf(`It stays open: ${quoted(open)} (${nameOf(open, cast)}).`, open)
  return refusedState(moves, matter, conversation)
}

/** What one of them refuses, with what they offer; else a plan, or that nothing is agreed yet. */
function refusedState(moves: Moves, matter: string, conversation: Conversation): LastState {
  const { cast } = conversation
  const holder = holderOf(matter, cast)
  const refused = refusalIn(moves, matter, { conversation, role: holder && other(holder) })
  const plan = refused.length === 0 ? planIn(moves, conversation) : []
  if (plan.length > 0) return stateOf(`${nameOf(plan, cast)} says: ${quoted(plan)}`, plan)
  if (refused.length === 0) return { sentences: isLeftOpen(moves) ? [nothingAgreed] : [], turns: new Set() }
  const offer = offerOf(refused[0]!, moves, conversation)
  const offered = offer ? [`${nameOf([offer], cast)} offers: ${quoted([offer])}`] : []
  return {
    sentences: [`${nameOf(refused, cast)} refuses: ${quoted(refused)}`, ...offered],
    turns: turnsOf([...refused, ...(offer ? [offer] : [])]),
  }
}

/** "I'll ask her this afternoon." */
const isLeftOpen = ({ turns }: Moves): boolean =>
  turns
    .slice(Math.floor(turns.length * lastHalf))
    .some(({ pieces }) => pieces.some(({ text }) => leavesOpen.test(text) || passesOn.test(text)))
const lastHalf = 0.5
const { passesOn } = overviewPatterns

/** What one of them does not want to say yet, without what follows it if that is unclear; "it" may be an offer. */
function undecidedOf(moves: Moves, hasOffer: boolean, conversation: Conversation): Piece[] {
  const undecided = finalNo(moves.turns) ? [] : undecidedIn(moves.turns)
  const [first] = undecided
  if (!first?.shown || first.text.split(' ').length < fewestWords || isSettledAfter(first.turn, moves)) return []
  if (hasOffer || isClosed(undecided, conversation)) return undecided
  const shown = first.shown.replace(tail, '.')
  const isClear = shown.split(' ').length >= fewestWords && !pronoun.test(shown)
  return isClear ? [{ ...first, shown }] : []
}

const tail = /,? (?:mind|though|but|so),? .*$/i
const pronoun = /\b(?:it|that|this|them|they|he|she|him|her)\b/i
const fewestWords = 6

/** What the one who refuses offers in its place, as the last thing. */
function offerOf({ role, turn }: Piece, { turns }: Moves, conversation: Conversation): Piece | undefined {
  const late = turns.slice(Math.floor(turns.length * lastPart)).flatMap(({ pieces }) => pieces)
  return late.findLast(
    (piece) =>
      piece.role === role &&
      piece.turn !== turn &&
      piece.shown !== null &&
      offersInstead.test(piece.text) &&
      isProposal(piece) &&
      areClosedTerms([piece], conversation),
  )
}

const offersInstead =
  /^(?:but |and )?(?:what (?:I|we) can (?:do|offer|give)|(?:I|we) (?:can|could) (?:give|offer|help|do|pay|send|lend))\b/i

const mayOffer = /^(?:may|can) I offer (?:you )?(?:this|the following):/i

/** "May I offer you this: a full refund." without its beginning. */
const plainOffer = (piece: Piece): Piece =>
  mayOffer.test(piece.text) && piece.shown
    ? { ...piece, shown: capitalised(piece.shown.replace(/^[^:]+: /, '')) }
    : piece

/** "I'm going to hang up now." */
const leaves = /\b(?:hang|hanging) up\b|\bI am (?:leaving|walking out)\b/i

/** Nothing is agreed: who refuses, and what the other offers at last. */
function brokenState(
  { role, at }: { role: Role; at: number },
  { turns }: Moves,
  conversation: Conversation,
): LastState {
  const { cast } = conversation
  const [refuser, proposer] = [partyOf(cast, role).short, partyOf(cast, other(role)).short]
  const offers = turns.slice(0, at).flatMap(({ pieces }) => pieces)
  const offer = offers.map(plainOffer).findLast((piece) => {
    if (piece.role === role || piece.shown === null || piece.figures.length === 0) return false
    return mayOffer.test(piece.text) || (offersInstead.test(piece.text) && isClosedRefusal(piece, conversation))
  })
  const isLeaving = turns[at]!.pieces.some(({ text }) => leaves.test(text))
  const refusal = isLeaving
    ? `${capitalised(refuser)} ends the talk, and nothing is agreed.`
    : `${capitalised(refuser)} refuses what ${proposer} proposes, and nothing is agreed.`
  return offer
    ? stateOf(refusal, [offer], [`${nameOf([offer], cast)} offers: ${quoted([offer])}`])
    : { sentences: [refusal], turns: new Set() }
}
