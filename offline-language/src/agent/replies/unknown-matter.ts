import { coverage, meaningOf } from '../units/meaning.js'
import type { Conversation } from './conversation.js'
import { nearest, talkOf } from './talk.js'

const leastOfQuestion = 0.5
const leastOfMatter = 0.5
const ways = ['That I do not know.', 'I do not know, I am afraid.', 'I have no idea, to be honest.']
/** "Did you know that I work nights?" tells it. */
const tells = /\bdid you know (?!(?:what|who|how|when|where|why|whether|if)\b)/i
const news = 'No, I did not know that.'
const wayOfCount = 'I could not tell you how many.'

/** The answer to a question about what the prompt says that the role does not know. */
export function unknownMatter(conversation: Conversation): string | null {
  const { role, utterance, memory } = conversation
  const question = utterance.questions.at(-1)
  if (!question || role.unknown.length === 0) return null
  const talk = talkOf(conversation)
  const asked = meaningOf(question)
  const known = nearest(talk, asked, question)[0]?.share ?? 0
  const isUnknown = role.unknown.some(({ stems }) => {
    const share = coverage(asked, stems, talk.rarity)
    return share > known && (share >= leastOfQuestion || coverage(stems, asked) >= leastOfMatter)
  })
  if (!isUnknown) return null
  if (tells.test(question)) return memory.isSaid(news) ? null : news
  const said = /\bhow many\b/i.test(question) ? [wayOfCount, ...ways] : ways
  return said.find((way) => !memory.isSaid(way)) ?? ways[0]!
}
