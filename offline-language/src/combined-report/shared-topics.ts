import { capitalised } from '../language/tokens/first-letter.js'
import type { Evidence } from '@clarity/contracts'
import type { Topic } from '../report/topics/topics.js'
import type { Combined } from './combined-conversation.js'
import { nameOf } from './conversation-label.js'

export interface SharedTopic {
  label: string
  /** The stem that its mentions share. */
  head: string
  in: { conversation: Combined; topic: Topic; quote: Evidence | undefined }[]
}

/** A quote of fewer words says nothing about its topic. */
const fewestWords = 4

/** Topics of at least two conversations, the most shared first. Topics with the same last word count as one. */
export function sharedTopics(conversations: readonly Combined[]): SharedTopic[] {
  const names = new Set(conversations.flatMap(({ source }) => nameOf(source).toLowerCase().split(' ')))
  const shared = new Map<string, SharedTopic>()
  for (const conversation of conversations) {
    for (const topic of conversation.analysis?.topics ?? []) {
      if (names.has(topic.label.toLowerCase())) continue
      const head = [...topic.stems].at(-1) ?? topic.label
      const entry = shared.get(head) ?? { label: topic.label, head, in: [] }
      if (entry.in.some((other) => other.conversation === conversation)) continue
      entry.in.push({ conversation, topic, quote: telling(topic) })
      // "Debit card" here and "credit card" there are both about a card.
      if (topic.label !== entry.label) entry.label = capitalised(topic.label.split(' ').at(-1) ?? topic.label)
      shared.set(head, entry)
    }
  }
  return [...shared.values()]
    .filter((topic) => topic.in.length >= 2)
    .toSorted((a, b) => b.in.length - a.in.length || mentions(b) - mentions(a))
}

function telling({ score }: Topic): Evidence | undefined {
  return score.evidence?.find(({ quote }) => quote.split(/\s+/).length >= fewestWords)
}

function mentions(topic: SharedTopic): number {
  return topic.in.reduce((sum, { topic: { score } }) => sum + score.frequency, 0)
}
