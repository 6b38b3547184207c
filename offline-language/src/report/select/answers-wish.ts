import { loadPatterns } from '../../data/load-patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'

const { asksWish } = loadPatterns('answers-wish', 'asksWish')

/** "Show me the order before I load.", after "if you could change one thing, what would it be?": nobody has to do it. */
export function answersWish({ turns: [index], text }: Sentence, { turns }: Conversation): boolean {
  const at = turns.findIndex((turn) => turn.index === index)
  const [before, turn] = [turns[at - 1], turns[at]]
  const isAnswer = before !== undefined && before.role !== turn?.role
  return isAnswer && asksWish.test(before.text) && !/\b(?:I|we) (?:will|shall|am going to|are going to)\b/i.test(text)
}
