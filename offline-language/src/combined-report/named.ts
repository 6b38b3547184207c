import type { Combined } from './combined-conversation.js'

/** The conversations that a statement rests on, each once, as plain text. */
export function named(conversations: readonly Pick<Combined, 'label'>[]): string {
  return [...new Set(conversations.map(({ label }) => label))].join('; ')
}
