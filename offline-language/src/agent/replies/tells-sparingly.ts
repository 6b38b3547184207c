import { askedFact } from './beside-line.js'
import type { Conversation } from './conversation.js'
import type { Way } from './way.js'

/** A prompt with so many lines of its author has them for what is usually asked. */
const fewestLines = 8

/** Whether the lines of a part are for most of what is said to it. */
export const hasManyLines = ({ role }: Conversation): boolean => role.authored.length >= fewestLines

/** Beside many lines, a fact that is asked for so probably is told. */
const leastOfFact = 0.4

/** Whether the part tells only what is most probably asked for: what no line is for is seldom answered by the nearest fact. */
export function tellsSparingly(conversation: Conversation): boolean {
  const isSparing =
    known.get(conversation) ?? (hasManyLines(conversation) && askedFact(conversation, leastOfFact) === null)
  known.set(conversation, isSparing)
  return isSparing
}
/** Several ways of replying ask. */
const known = new WeakMap<Conversation, boolean>()

/** A way of telling what the prompt holds, unless the part tells sparingly. */
export const sparingly =
  (way: Way): Way =>
  (conversation, say) =>
    tellsSparingly(conversation) ? null : way(conversation, say)
