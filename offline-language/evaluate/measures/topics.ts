import type { Tagger } from '../../src/language/tokens/language-model.js'
import type { Evaluated } from '../evaluated.js'
import { stemsOf } from '../rouge.js'

export interface TopicMeasures {
  count: number
  /** The share with a sentiment of exactly 50. */
  neutral: number
  /** The share of quotes with fewer than four words. */
  shortQuotes: number
  /** The share of topics that share a word with a labelled one; null without labels. */
  precision: number | null
  /** The share of labelled topics that share a word with a topic. */
  recall: number | null
}

export function topicMeasures(all: readonly Evaluated[], tag: Tagger): TopicMeasures {
  const topics = all.flatMap(({ report }) => Object.values(report.visualizations))
  const quotes = topics.flatMap(({ evidence }) => evidence ?? [])
  let [given, right, wanted, found] = [0, 0, 0, 0]
  for (const { report, labels } of all) {
    if (!labels) continue
    const named = Object.keys(report.visualizations).map((topic) => stemsOf(topic, tag))
    const expected = labels.topics.map((topic) => stemsOf(topic, tag))
    given += named.length
    right += named.filter((topic) => expected.some((other) => shareWord(topic, other))).length
    wanted += expected.length
    found += expected.filter((topic) => named.some((other) => shareWord(topic, other))).length
  }
  return {
    count: topics.length,
    neutral: topics.filter(({ sentiment }) => sentiment === 50).length / Math.max(1, topics.length),
    shortQuotes: quotes.filter(({ quote }) => quote.split(/\s+/).length < 4).length / Math.max(1, quotes.length),
    precision: given > 0 ? right / given : null,
    recall: wanted > 0 ? found / wanted : null,
  }
}

function shareWord(a: readonly string[], b: readonly string[]): boolean {
  return a.some((stem) => stem.length > 2 && b.includes(stem))
}
