import type { Evidence } from '@clarity/contracts/evidence'
import type { Report, TopicScore } from '@clarity/contracts/report'

export interface Topic {
  label: string
  /** From 0, negative, to 100, positive. */
  sentiment: number
  /** From 0 to 100. */
  frequency: number
  evidence?: Evidence[] | undefined
}

const clamp = (value: number) => Math.min(100, Math.max(0, value))

/** The topics of either form of `visualizations`; entries of the list form without a label or numbers are skipped. */
export function readTopics(visualizations: Report['visualizations']): Topic[] {
  const entries = Array.isArray(visualizations) ? visualizations.map(labelled) : Object.entries(visualizations)
  return entries.flatMap(([label, { sentiment, frequency, evidence }]) =>
    typeof label === 'string' && label && Number.isFinite(sentiment) && Number.isFinite(frequency)
      ? [{ label, sentiment: clamp(sentiment!), frequency: clamp(frequency!), evidence }]
      : [],
  )
}

/** Sentiments in ten buckets: 0 for 0 to 9, and so on to 9 for 90 to 100. */
export const bucketOf = (sentiment: number) => Math.min(9, Math.floor(sentiment / 10))

export const averageSentiment = (topics: Topic[]) =>
  Math.round(topics.reduce((sum, topic) => sum + topic.sentiment, 0) / topics.length)

function labelled(entry: Record<string, unknown>): [unknown, Partial<TopicScore>] {
  const { topic, label = topic, name = label, sentiment, frequency } = entry
  return [name, { sentiment, frequency } as Partial<TopicScore>]
}
