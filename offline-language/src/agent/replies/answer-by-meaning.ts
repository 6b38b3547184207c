import type { Conversation } from './conversation.js'
import type { Asked } from './asked.js'
import { foundOut } from './found-out.js'
import { learnedAnswer } from './learned-answer.js'
import { ofTalk } from './reply-by-units.js'
import { isOffer } from './decisive.js'
import { talkOf } from './talk.js'

const asking: ReadonlySet<Asked['act']> = new Set<Asked['act']>(['question', 'opinion', 'worry', 'asks-meaning'])
const mostAnswers = 2
const leastBesideNone = 0.5
const leastOfOpen = 2

/** The answers to the questions of the turn; each `least` times as probable as that there is none. */
function answersTo(conversation: Conversation, least: number): string | null {
  if (ofTalk.has(conversation.utterance.act)) return null
  const talk = talkOf(conversation)
  const questions = talk.asked.filter(({ act }) => asking.has(act)).slice(-mostAnswers)
  const answers = questions.map(({ text }) => learnedAnswer(talk, text, least))
  if (answers.at(-1) == null) return null
  return [...new Set(answers.flatMap((answer) => answer ?? []))].join(' ')
}

/** What the prompt says to the questions of the turn, by meaning; null if it has nothing for the last one. */
export const answerByMeaning = (conversation: Conversation): string | null => answersTo(conversation, leastBesideNone)

/** Questions that ask for no one thing, as a name, a number or a date is. */
const openKinds: ReadonlySet<string> = new Set(['what', 'how', 'yes-no'])
const ofOneThing = /\bwhich\b|\bwhat (?:kind|sort|type|time|day|date|name|colour|size)\b/i
const fewestWords = 6

/**
 * What is meant comes before the words of an open question: of 35 marked turns for which the two have other answers, what is meant
 * has a good one for 16, the words for 9.
 */
export function openAnswer(conversation: Conversation): string | null {
  const { role, utterance } = conversation
  const talk = talkOf(conversation)
  const { asked } = talk
  const isOpen = asked.every(
    (each) => each.act === 'question' && openKinds.has(each.kind) && !ofOneThing.test(each.text),
  )
  if (role.dealing !== null || utterance.words < fewestWords || !isOpen || isOffer(talk.text) || foundOut(talk))
    return null
  const words = answersTo(conversation, leastOfOpen)
  return words && !repeats.test(words) ? words : null
}
const repeats = /^As I said/
