import type { Evidence } from './evidence.js'
import type { Report, TopicScore } from './report.js'

/** A topic as it is shown. */
export interface Topic {
  label: string
  /** From 0, negative, to 100, positive. */
  sentiment: number
  /** 100 for the topic that came up most, the others in proportion. */
  frequency: number
  evidence?: Evidence[] | undefined
}

const clamp = (value: number) => Math.min(100, Math.max(0, value))

/**
 * The topics of either form of `visualizations`; entries of the list form without a label or numbers are skipped.
 * Frequencies of older reports are a share of all turns: they become relative, and relative ones stay what they are.
 */
export function readTopics(visualizations: Report['visualizations']): Topic[] {
  const entries = Array.isArray(visualizations) ? visualizations.map(labelled) : Object.entries(visualizations)
  const topics = entries.flatMap(([label, { sentiment, frequency, evidence }]) =>
    typeof label === 'string' && label && Number.isFinite(sentiment) && Number.isFinite(frequency)
      ? [{ label, sentiment: clamp(sentiment!), frequency: clamp(frequency!), evidence }]
      : [],
  )
  const most = Math.max(...topics.map(({ frequency }) => frequency)) || 100
  return topics.map((topic) => ({ ...topic, frequency: Math.round((topic.frequency / most) * 100) }))
}

/** From 0 to 100; NaN without topics. */
export const averageSentiment = (topics: readonly Topic[]): number =>
  Math.round(topics.reduce((sum, topic) => sum + topic.sentiment, 0) / topics.length)

function labelled(entry: Record<string, unknown>): [unknown, Partial<TopicScore>] {
  const { topic, label = topic, name = label, sentiment, frequency } = entry
  return [name, { sentiment, frequency } as Partial<TopicScore>]
}
