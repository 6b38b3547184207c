import type { Word } from '../../language/tokens/language-model.js'
import type { Moves } from '../moves/read-moves.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation } from '../read/conversation.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import { isEmpty, isQuestion } from '../select/said.js'
import type { Act } from './act.js'
import { actPatterns } from './act-patterns.js'
import { type Form, formOf, isDoneAtOnce, type Kind, ownerOf } from './forms.js'
import { isDoneSoon } from './done-soon.js'
import { grantedBy, isGranted } from './granted.js'
import { isNothingToDo } from './nothing-to-do.js'
import { isDeclinedIn, isDoneIn, takingIn } from './taking.js'

const { asksWho, takes, takesOn, need } = actPatterns
const needsYes: ReadonlySet<Kind> = new Set(['request', 'offer', 'joint'])
/** "And sign it.", after "I'll write it on the receipt". */
const goesOn = ({ text }: Piece, before: readonly Piece[]): boolean =>
  /^and\b/i.test(text) && before.some((piece) => /\b(?:I|we) will\b/i.test(piece.text))

/** "I can't pay it. But I can put it to the board.", "No problem, I can get one." */
const butCan = /^(?:but|(?:no problem|sure|of course|certainly),?) (?:I|we) can\b/i

/** "Great, bring it." takes what the other offers; an offer needs the yes of the other, even after "okay". */
const takesItself: ReadonlySet<Kind> = new Set(['order', 'third'])
const mostPieces = 40
const isAble = /\bcan\b/i
const isAdvice = /\b(?:should|ought to|might want to)\b/i

/** A sentence with its place in its turn, and what the other says before and after it. */
interface Said {
  core: Piece
  place: number
  at: number
  pieces: readonly Piece[]
  words: readonly Word[]
  before: SpokenTurn | undefined
  next: SpokenTurn | undefined
}

/** The promises, and the requests, orders and offers that the other takes. */
export function saidActs(conversation: Conversation, moves: Moves): Act[] {
  const { turns } = moves
  return turns.flatMap(({ pieces, role }, at) => {
    // A speech is no exchange.
    if (pieces.length > mostPieces) return []
    const [before, next] = [turns[at - 1], turns[at + 1]].map((one) => (one?.role === role ? undefined : one))
    return pieces.flatMap((core, place) => {
      if (core.isTakenBack || core.shown === null) return []
      const words = sentenceOfPieces([core], conversation)?.words ?? []
      const said = { core, place, at, pieces, words, before, next }
      if (isNothingToDo(core, pieces.slice(place + 1), next, conversation) && !isGranted(said)) return []
      const act = actIn(said, moves, conversation)
      return act ? { ...act, follows: pieces.slice(0, place).some((one) => !isEmpty(one)) } : []
    })
  })
}

function actIn(said: Said, { turns, isReplacedPiece }: Moves, conversation: Conversation): Act | null {
  const { core, place, at, pieces, words, before } = said
  const form = formOf(core.text, words)
  if (form?.kind !== 'promise' && isReplacedPiece(core) && !isGranted(said)) return null
  if (form?.kind === 'order' && goesOn(core, pieces.slice(0, place))) return null
  if (answersWho(core, place, pieces, before)) return toWho(said, form)
  if (takesOn.test(core.text) && before && !isQuestion(core)) {
    const offered = offerTaken(said, conversation)
    if (offered) return offered
    return isAskedIn(before) ? { core, at, owner: core.role, form: null, answer: [] } : null
  }
  return form && takenAct(said, form, turns)
}

/** "Forty and nine. Fine, I'll take that.", after "I can do forty": what the other gives. */
function offerTaken({ core, at, place, pieces, before }: Said, conversation: Conversation): Act | null {
  const offer = takesOffer.test(core.text)
    ? before?.pieces.findLast(({ text }) => actPatterns.offer.test(text))
    : undefined
  const form = offer && formOf(offer.text, sentenceOfPieces([offer], conversation)?.words ?? [])
  if (!offer || form?.kind !== 'offer' || offer.shown === null) return null
  const answer = pieces.slice(0, place + 1).filter(({ shown }) => shown !== null)
  return { core: offer, at: at - 1, owner: offer.role, form, answer }
}

const takesOffer = /\b(?:I|we) will take (?:it|that|this|them)\b/i

/** "I can.", with what it goes on with if it has no verb. */
function toWho({ core, place, at, pieces, words }: Said, form: Form | null): Act {
  const hasVerb = words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return { core, at, owner: core.role, form, answer: hasVerb ? [] : pieces.slice(place + 1, place + 2) }
}

/** What has to be taken with the words that take it; null if nobody does, or if it is done at once. */
function takenAct(said: Said, form: Form, turns: readonly SpokenTurn[]): Act | null {
  const { core, place, at, pieces, next } = said
  const isTaking = pieces.slice(0, place + 1).some(({ text }) => takes.test(text))
  const answer =
    takenWhen(form.kind, turns.slice(at + 1, at + 3)) ??
    takenBy(said, form.kind) ??
    (isTaking && takesItself.has(form.kind) && !isDoneIn(next) ? [] : null)
  const isNow = (isDoneAtOnce(form) && !isTimed([core, ...(answer ?? [])])) || isDoneSoon(core, at, turns)
  const grants = form.kind === 'offer' ? grantedBy(said) : undefined
  return answer && !isNow ? { core, at, owner: ownerOf(form, core.role), form, answer, grants } : null
}

const isPromised = (kind: Kind, { text }: Piece): boolean =>
  kind === 'promise' ||
  kind === 'delivery' ||
  (kind === 'offer' && butCan.test(text)) ||
  (kind === 'third' && !isAble.test(text))

/** What the other answers; null if it is not taken and has to be. */
function takenBy(said: Said, kind: Kind): Piece[] | null {
  const { next, core, pieces, place } = said
  const later = pieces.slice(place + 1)
  if (kind === 'offer' && isGranted(said)) return []
  if (isPromised(kind, core)) return isDeclinedIn(next) ? null : isQuestion(core) ? settledBy(next, core) : []
  const isAskedMore = later.some((piece) => isQuestion(piece) && !isTag(piece))
  const mustBeTaken = needsYes.has(kind) || (need.test(core.text) && isAdvice.test(core.text))
  if (isAskedMore) return mustBeTaken || isDeclinedIn(next) ? null : []
  return takingIn(next, kind)
}

/** "And I'll come back when, next Thursday?", before "Thursday the twelfth.": the day that the other says, or their yes. */
function settledBy(next: SpokenTurn | undefined, core: Piece): Piece[] | null {
  const [first] = next?.pieces ?? []
  if (first && first.shown !== null && !isQuestion(first) && timesIn(first.text).length > 0) return [first]
  return takingIn(next, 'joint') ?? (isTagged.test(core.text) ? [] : null)
}

const isTagged = /\b(?:okay|all right|right|yes|promise)\?$/i

/** "On Friday", "I'll do it tonight". */
const isTimed = (said: readonly Piece[]): boolean =>
  said.some(
    ({ text }) =>
      timesIn(text).length > 0 || /\b(?:I|we) will\b|\b(?:as soon as|when|once|before|after|by)\b/i.test(text),
  )

/** "When could you do that?", "tomorrow afternoon": an offer is taken by the question when. */
function takenWhen(kind: Kind, [next, later]: readonly SpokenTurn[]): Piece[] | null {
  const [asked, said] = [next?.pieces.at(-1), later?.pieces[0]]
  const isAsked = kind === 'offer' && asked !== undefined && asksWhen.test(asked.text)
  return isAsked && said && timesIn(said.text).length > 0 ? [asked, said] : null
}

const asksWhen = /^(?:and |so |okay, )*(?:when|how soon) (?:can|could|would|will) you\b/i

const isTag = ({ text }: Piece): boolean => /^(?:okay|all right|is that (?:okay|all right|fine)|please)\b/i.test(text)

/** "I can.", "Pavel takes the van.", after "who is driving?" */
function answersWho(core: Piece, place: number, pieces: readonly Piece[], before: SpokenTurn | undefined): boolean {
  const asked = before?.pieces.at(-1)
  const isFirst = pieces.slice(0, place).every(isEmpty)
  return asked !== undefined && asksWho.test(asked.text) && isFirst && !isQuestion(core) && !unknown.test(core.text)
}

const unknown = /\b(?:not|nobody|no one|no idea|maybe|perhaps)\b|^(?:it is|that is|he is|she is)\b/i

/** Whether the turn asks, advises or needs something, which "I'll do that" takes. */
const isAskedIn = ({ pieces }: SpokenTurn): boolean =>
  pieces.some((piece) => !isEmpty(piece) && (piece.text.split(' ').length > 2 || timesIn(piece.text).length > 0))
