import { coverage, meaningOf } from '../units/meaning.js'
import type { Statement } from '../written/statements.js'
import type { Conversation } from './conversation.js'
import { isWhollyFit } from './fit-sentence.js'

/** With so many of its words, a sentence is the one that is kept. */
const sameWords = 0.9

/** What the part tells only once something has happened, by all readings of the prompt. */
function keptOf({ role }: Conversation): string[] {
  const locked = role.facts.filter(({ lock, needs }) => lock || needs)
  return [...locked, ...role.units.secrets, ...role.units.onRequest].map(({ text }) => text)
}

/** Whether the part may say a statement at any time: nothing that it keeps back, and nothing that it does on a condition. */
export function isOpen(statement: Statement, conversation: Conversation): statement is Statement & { said: string } {
  const { said, isSecret, yes } = statement
  if (said === null || isSecret || yes !== null || / if /.test(said)) return false
  const own = meaningOf(said)
  const isKept = keptOf(conversation).some((text) => coverage(own, meaningOf(text)) >= sameWords)
  return !isKept && isWhollyFit(said, conversation)
}
