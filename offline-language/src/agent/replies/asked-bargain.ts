import { loadPatterns } from '../../data/load-patterns.js'
import { shortSpan } from '../answers/short-span.js'
import { capitalised } from '../../language/tokens/first-letter.js'
import type { Bargain } from '../units/unit.js'
import { figuresIn } from '../wording/figures.js'
import { sourceOf } from '../written/read-kinds.js'
import { askedRanking } from './asked-ranking.js'
import { bargainReply } from './bargain-reply.js'
import type { Conversation } from './conversation.js'
import { isOpen } from './is-open.js'
import { openParts } from './open-parts.js'
import { ofTalk } from './reply-by-units.js'
import { spokenBargain } from './spoken-bargain.js'
import { type Talk, talkOf } from './talk.js'
import { withYes } from './wording.js'

const { requests, refuses } = loadPatterns('replies/asked-bargain', 'requests', 'refuses')

/** How sure it is that a question asks for one sentence of the prompt. */
const leastSure = 0.55
const leastOfRefusal = 0.8

const asksNeeded =
  /\bwhat (?:would|do|will|must|should) (?:you|I|we) (?:\p{L}+ )?(?:need|have to|want|require|take|do)\b|\bwhat would it take\b/iu
/** "What would you need for seven per cent?" asks for the terms, and offers nothing. */
const namesTerms = (question: string, bargains: readonly Bargain[]): boolean =>
  asksNeeded.test(question) &&
  figuresIn(question).some(({ value }) => bargains.some(({ yes }) => figuresIn(yes).some((own) => own.value === value)))

/** The answer to a question about a bargain: the yes, its terms, or the part of known terms that is asked for. */
function bargainAt(place: number, question: string, talk: Talk): string | null {
  const { memory, role } = talk.conversation
  const bargain = role.units.bargains.find(
    ({ text, isSilent }) => !isSilent && sourceOf(text, role.written)?.place === place,
  )
  if (!bargain) return null
  if (openParts(bargain, talk).length === 0) return bargainReply(bargain, talk)
  const words = spokenBargain(bargain)
  if (!memory.isSaid(words)) return words
  const span = shortSpan(question, words)
  return span && `${capitalised(span)}.`
}

/**
 * What a question surely asks for by what was learned, if that is something that the part does on a condition or does not do:
 * "How much would it be?", "Could you add a tier?"; null for anything else, and where a sum is bargained over.
 */
export function askedBargain(conversation: Conversation): string | null {
  const { role, utterance, memory } = conversation
  const question = utterance.questions.at(-1)
  if (!question || ofTalk.has(utterance.act)) return null
  if (role.dealing !== null && !namesTerms(question, role.units.bargains)) return null
  const talk = talkOf(conversation)
  const [top] = askedRanking(talk, question, 1).ranked
  if (!top || top.share < leastSure) return null
  const { candidate } = top
  const words = bargainAt(candidate.place, question, talk)
  if (words) return words
  // "Could you cancel the fee? I was in hospital." may be an exception.
  const isRefused =
    top.share >= leastOfRefusal &&
    utterance.text.trimEnd().endsWith('?') &&
    requests.test(question) &&
    isOpen(candidate, conversation) &&
    refuses.test(candidate.said)
  return isRefused && !memory.isSaid(candidate.said) ? `No, ${withYes(candidate.said)}` : null
}
