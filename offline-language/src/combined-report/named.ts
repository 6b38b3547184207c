import type { Combined } from './combined-conversation.js'

/** The source conversations of a statement, without duplicates, as plain text. */
export function named(conversations: readonly Pick<Combined, 'label'>[]): string {
  return [...new Set(conversations.map(({ label }) => label))].join('; ')
}
