import type { Conversation } from './conversation.js'
import type { Asked } from './asked.js'
import { learnedAnswer } from './learned-answer.js'
import { ofTalk } from './reply-by-units.js'
import { talkOf } from './talk.js'

const asking: ReadonlySet<Asked['act']> = new Set<Asked['act']>(['question', 'opinion', 'worry', 'asks-meaning'])
const mostAnswers = 2
const leastBesideNone = 0.5

/** What the prompt says to the questions of the turn, by meaning; null if it has nothing for the last one. */
export function answerByMeaning(conversation: Conversation): string | null {
  if (ofTalk.has(conversation.utterance.act)) return null
  const talk = talkOf(conversation)
  const questions = talk.asked.filter(({ act }) => asking.has(act)).slice(-mostAnswers)
  const answers = questions.map(({ text }) => learnedAnswer(talk, text, leastBesideNone))
  if (answers.at(-1) == null) return null
  return [...new Set(answers.flatMap((answer) => answer ?? []))].join(' ')
}
