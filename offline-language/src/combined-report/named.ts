import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { listed } from '../language/phrases/in-words.js'
import type { Combined } from './combined-conversation.js'

/** The labels of conversations, without repetition, as markdown. */
export function named(conversations: readonly Pick<Combined, 'label'>[]): string {
  return escapeMarkdown(listed([...new Set(conversations.map(({ label }) => label))]))
}

/** 'all 12', '9 of 12 (not Ann Lee and Bo Li)' or '2 of 12 (Ann Lee and Bo Li)': the shorter list. */
export function shareOf(some: readonly Combined[], all: readonly Combined[]): string {
  if (some.length === all.length) return everyOne(all.length)
  const rest = all.filter((one) => !some.includes(one))
  const names = rest.length < some.length / 2 ? `not ${named(rest)}` : named(some)
  return `${some.length} of ${all.length} (${names})`
}

function everyOne(count: number): string {
  if (count === 1) return 'this conversation'
  return count === 2 ? 'both' : `all ${count}`
}

/** Like `shareOf`, without the names if every conversation is quoted after it. */
export function shareBefore(quotes: readonly string[], some: readonly Combined[], all: readonly Combined[]): string {
  return quotes.length < some.length || some.length === all.length
    ? shareOf(some, all)
    : `${some.length} of ${all.length}`
}

/** A statement about one conversation, as a line of a list. */
export function lineOf({ label }: Pick<Combined, 'label'>, statement: string): string {
  return `- **${escapeMarkdown(label)}**: ${statement}`
}
