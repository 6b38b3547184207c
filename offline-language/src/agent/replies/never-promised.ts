import { lemmasOf } from '../wording/lemmas.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'

/** "So you will pay all of it?", "Can you guarantee that?" */
const asksPromise =
  /\b(?:will|promise|guarantee|sure|certain|definitely|can i (?:count|rely) on)\b|\b(?:you|it|they|that)['’]ll\b/i

/** The no to a question for what the prompt forbids the role to promise. */
export function neverPromised({ role, memory }: Conversation, question: string): string | null {
  if (!asksPromise.test(question)) return null
  const asked = lemmasOf(question)
  const ban = role.unpromised.find((text) => sharedInMeaning(lemmasOf(text), asked) > 0 && !memory.isSaid(text))
  return ban ?? null
}
