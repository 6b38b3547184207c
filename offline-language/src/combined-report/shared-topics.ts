import { capitalised } from '../language/names/party.js'
import type { Combined } from './combined-conversation.js'
import type { Topic } from '../report/select/topics.js'

export interface SharedTopic {
  label: string
  in: { conversation: Combined; topic: Topic }[]
}

/** Topics of at least two conversations, the most shared first. Topics with the same last word count as one. */
export function sharedTopics(conversations: readonly Combined[]): SharedTopic[] {
  const shared = new Map<string, SharedTopic>()
  for (const conversation of conversations) {
    for (const topic of conversation.analysis?.topics ?? []) {
      const head = [...topic.stems].at(-1) ?? topic.label
      const entry = shared.get(head) ?? { label: topic.label, in: [] }
      if (entry.in.some((other) => other.conversation === conversation)) continue
      entry.in.push({ conversation, topic })
      // "Debit card" here and "credit card" there are both about a card.
      if (topic.label !== entry.label) entry.label = capitalised(topic.label.split(' ').at(-1) ?? topic.label)
      shared.set(head, entry)
    }
  }
  return [...shared.values()]
    .filter((topic) => topic.in.length >= 2)
    .toSorted((a, b) => b.in.length - a.in.length || mentions(b) - mentions(a))
}

function mentions(topic: SharedTopic): number {
  return topic.in.reduce((sum, { topic: { score } }) => sum + score.frequency, 0)
}
