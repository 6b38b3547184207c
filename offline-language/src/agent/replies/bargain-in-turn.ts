import { anyOf } from '../patterns/any-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { normalised } from '../../language/sentences/sentences-of.js'
import type { Bargain } from '../units/unit.js'
import type { Conversation } from './conversation.js'
import { isGrave } from './grave-news.js'
import type { Asked } from './asked.js'
import { isEnoughAsked } from './gives-no-part.js'
import { bringsOffer, offersByQuestion } from './offered-deed.js'
import { asksForYes, openParts, openPartsBefore } from './open-parts.js'
import { presses } from './presses.js'
import { isMade, promiseOf } from './spoken-bargain.js'
import { asksForHelp, type Talk, talkOf } from './talk.js'

const asksTerms = anyOf(loadPatterns('replies/asks-terms', 'needed', 'conditions', 'named', 'change', 'winning'))
const asksOwnWish = anyOf(
  loadPatterns('replies/asks-own-wish', 'amount', 'wanted', 'help', 'important', 'matters', 'hoped', 'more'),
)
const { asksPromise } = loadPatterns('replies/asks-promise', 'asksPromise', 'forPromise')

/** Whether a sentence says what the part does on a condition. */
const says = (bargain: Bargain, said: string): boolean =>
  [bargain.yes, promiseOf(bargain)].some((promise) => said.includes(normalised(promise.replace(/\.$/, ''))))

/** What was agreed is said again without its condition, and what still lacks something is promised only with it. */
function isOutOfStep(bargain: Bargain, sentence: string, talk: Talk): boolean {
  if (isMade(bargain, talk.conversation.memory)) return onCondition.test(sentence) && !sentence.includes(bargain.text)
  if (onCondition.test(sentence) || asksPromise.test(talk.text)) return false
  return promiseOf(bargain).split(' ').length >= fewestWords && openParts(bargain, talk).length > 0
}
const fewestWords = 3
const onCondition = /\b(?:if|unless|once|provided|as long as)\b/i

/** Whether the last turn gives something of a bargain. */
const givesOf = (bargain: Bargain, talk: Talk): boolean =>
  openParts(bargain, talk).length < openPartsBefore(bargain, talk).length

/** "I give you my word. And is money part of it?": the question waits for its answer. */
const asksElse = (asked: Asked | undefined, text: string): boolean =>
  asked?.act === 'question' && !bringsOffer(asked.text) && !offersByQuestion(asked.text) && !isEnoughAsked(text)

/** Whether a turn offers something, wants something of the part, or asks what it would take. */
const bargains = ({ text, asked }: Talk): boolean =>
  (bringsOffer(text) && !presses(text) && !asksElse(asked.at(-1), text)) ||
  asksTerms.test(text) ||
  asksOwnWish.test(text) ||
  asksForHelp.test(text) ||
  asksPromise.test(text)

/**
 * Whether a sentence names a bargain of the prompt to a turn that neither offers, nor wants, nor asks for anything of it:
 * "What would you miss most?" is not answered by what the part gives in the end. What was agreed may be said again.
 */
export function isBargainOutOfTurn(sentence: string, conversation: Conversation): boolean {
  const { role, memory } = conversation
  const said = normalised(sentence)
  const named = role.units.bargains.filter((bargain) => says(bargain, said))
  if (named.length === 0) return false
  const talk = talkOf(conversation)
  if (named.every((bargain) => isOutOfStep(bargain, sentence, talk))) return true
  if (isGrave(conversation.utterance.act) && !named.some((bargain) => openParts(bargain, talk).length === 0))
    return true
  return (
    !named.some((bargain) => isMade(bargain, memory) || asksForYes(bargain, talk) || givesOf(bargain, talk)) &&
    !bargains(talk)
  )
}
