import { movePatterns } from '../moves/patterns.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { pairPatterns } from '../select/pair-patterns.js'
import { ofOther, type Proposal } from './proposed.js'
import type { Taking } from './taking.js'
import { timesIn } from '../phrase/time-phrase.js'

const { accepts, yes, no } = movePatterns
const { alsoTakes, strongly, conditional, busy, carriedOut } = pairPatterns
const firstPieces = 3
const longestBare = 6
const longestAnswer = 8
const longestYes = 2

/** How the next turn takes a proposal; null if it does not. */
export function takenBy(next: SpokenTurn, proposal: Proposal): Taking | null {
  const [first] = next.pieces
  const place = next.pieces.findIndex((piece, step) => takes(piece, step, proposal))
  if (!first || place < 0 || isRefused(next.pieces.slice(0, place + 1))) return null
  if (ofOther.has(proposal.form) && carriedOut.test(first.text)) return null
  if (place > 0 && first.text.endsWith('?') && !echoes.test(first.text)) return null
  const taking = next.pieces.slice(place, place + 2)
  const timed = taking.find((piece, step) => isTimed(piece, step === 0, proposal))
  return {
    pieces: timed === taking[0] || !timed ? taking.slice(0, 1) : taking.filter((one) => !isBare(one)),
    time: timed ? (timesIn(timed.text)[0] ?? null) : null,
    isConditional: taking.some(({ text }) => conditional.test(text) && !text.endsWith('?')),
    isAskingWhen: asksWhen.test(next.pieces.at(-1)?.text ?? ''),
  }
}

/** "When?", "when could you do it?"; not "when do you want the sketches?" */
const asksWhen = /^(?:and |so )?when(?: (?:can|could|will|would) (?:you|we|I)(?: \w+)?(?: (?:it|that|them))?)?\?$/i

/** "Of course." */
const isBare = ({ text }: Piece): boolean => !text.endsWith('?') && text.split(' ').length <= longestYes

const isRefused = (pieces: readonly Piece[]): boolean => pieces.some(({ text }) => no.test(text) || refuses.test(text))
const refuses =
  /^(?:(?:well|oh|sorry|hm|um)[,.]? )*(?:I|we) (?:can not|could not|will not|would not|would rather|do not)\b/i
/** "Oh, would you? That'd be great." */
const echoes = /^(?:oh,? )?(?:would|could|can|did|do|does|will) (?:you|he|she|they)\b|^(?:\w+ ){0,3}\w+\?$/i

const hears = /^(?:(?:good|great|lovely|perfect|brilliant|excellent|right|thank you|thanks)[,.! ]*)+$/i
/** "I'll forward it to you." */
const undertakes =
  /^(?:(?:okay|yes|sure)[,.!]? )?(?:I|we) will (?!not|have|need|think|see|ask|be)\w+ (?:it|them|that)\b/i

type Form = (text: string, step: number, proposal: Proposal) => boolean

/** What answers no proposal. */
const none: readonly (readonly [name: string, holds: Form])[] = [
  ['a question', (text) => text.endsWith('?')],
  ['a sign of hearing', (text, _, { form }) => ofOther.has(form) && hears.test(text)],
  ['no promise after an advice', (text, _, { form }) => form === 'advice' && !doesIt.test(text)],
]

const ways: readonly (readonly [name: string, holds: Form])[] = [
  ['an agreement', (text, step) => step < firstPieces && [accepts, alsoTakes, strongly].some((one) => one.test(text))],
  ['a yes', (text, step) => step < 2 && yes.test(text)],
  ['the same verb', (text, _, { form, clause: [verb] }) => form !== 'offer' && promiseOf(verb!.lower).test(text)],
  ['a promise with a pronoun', (text, step, { form }) => ofOther.has(form) && step < 2 && undertakes.test(text)],
  ['an invitation', (text, _, { form }) => form === 'permission' && /^please /i.test(text)],
  ['a time', namesTime],
]

/** "I'll ask", after "could you ask her?" */
const promiseOf = (verb: string): RegExp =>
  new RegExp(`\\b(?:I|we) (?:will|can|could)(?: \\w+)? (?:${verb}|do)\\b`, 'i')
const doesIt = /\bI (?:will|had better|would better) (?:do|try) (?:that|it|so)\b/i

function namesTime(text: string, step: number, { form, sentence }: Proposal): boolean {
  if (step > 0 || timesIn(text).length === 0 || busy.test(text) || form === 'offer' || form === 'thirdPerson')
    return false
  const isAsked = sentence.isQuestion || timesIn(sentence.text).length > 0
  return isAsked && text.split(' ').length <= longestAnswer
}

function takes({ text }: Piece, step: number, proposal: Proposal): boolean {
  // "Would you?"
  if (proposal.form === 'offer' && step === 0 && /^(?:oh,? )?would you\?$/i.test(text)) return true
  const holds = ([, one]: readonly [string, Form]) => one(text, step, proposal)
  return !none.some(holds) && ways.some(holds)
}

/** A time in the answer is that of the act, but not "I was there on Monday" or that of another promise. */
function isTimed({ text }: Piece, isFirst: boolean, { clause }: Proposal): boolean {
  if (timesIn(text).length === 0 || busy.test(text) || text.endsWith('?')) return false
  const promise = /\b(?:I|we) (?:will|can|could) (\w+)( (?:it|that|them|so))?/i.exec(text)
  if (!promise) return isFirst || text.split(' ').length <= longestBare
  return promise[2] !== undefined || promise[1]?.toLowerCase() === clause[0]!.lower
}
