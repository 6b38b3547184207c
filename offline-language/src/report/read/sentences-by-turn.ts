import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from './conversation.js'

const known = new WeakMap<readonly Sentence[], Map<number, Sentence[]>>()

/** The sentences of each stored turn, by its index; read once for a conversation. */
export function sentencesByTurn({ sentences }: Pick<Conversation, 'sentences'>): ReadonlyMap<number, Sentence[]> {
  const found = known.get(sentences) ?? Map.groupBy(sentences, ({ turns: [turn = -1] }) => turn)
  known.set(sentences, found)
  return found
}
