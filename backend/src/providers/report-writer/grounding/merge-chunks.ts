import { withoutRepeats } from '@clarity/offline-language'
import type { ConversationToReport, WrittenReport } from '../report-writer.js'
import { reportLimits, type GroundedReport } from './ground-report.js'
import { relativeFrequencies, turnsAbout } from './topic-frequency.js'

type Evidenced = Pick<WrittenReport['keyPoints'][number], 'evidence'>

interface Joined {
  readonly report: GroundedReport
  /** All statements of the chunks in conversation order: the input of the overview. */
  readonly known: readonly unknown[]
}

/** Merges the chunks' reports into one report. Every chunk has a share in it. */
export function mergeChunks(chunks: readonly GroundedReport[], source: ConversationToReport): Joined {
  const keyPoints = spread(
    chunks.map((one) => one.keyPoints),
    reportLimits.keyPoints,
  )
  const actionItems = spread(
    chunks.map((one) => one.actionItems),
    reportLimits.actionItems,
  )
  const visualizations = joinTopics(chunks, source)
  const said = [...keyPoints, ...actionItems].toSorted(byTurn)
  return {
    report: {
      overview: '',
      keyPoints,
      actionItems,
      visualizations,
      dropped: sum(chunks.map(({ dropped }) => dropped)),
      marked: sum(chunks.map(({ marked }) => marked)),
    },
    known: [
      ...said.map(({ evidence, ...item }) => ({ ...item, said: evidence?.map(({ quote }) => quote) })),
      { topics: Object.keys(visualizations) },
    ],
  }
}

/** At most `limit` items without duplicates, spread evenly over the chunks, in conversation order. */
function spread<Item extends Evidenced>(lists: readonly (readonly Item[])[], limit: number): Item[] {
  const seen = new Set<string>()
  const left = lists.map((list) =>
    list.filter(({ evidence }) => {
      const first = JSON.stringify(evidence?.[0])
      return seen.has(first) ? false : seen.add(first)
    }),
  )
  const rounds = Math.max(0, ...left.map((list) => list.length))
  const picked: Item[] = []
  for (let round = 0; round < rounds && picked.length < limit; round += 1)
    picked.push(
      ...evenly(
        left.flatMap((list) => list.slice(round, round + 1)),
        limit - picked.length,
      ),
    )
  return picked.toSorted(byTurn)
}

/** At most `count` items at even distances, with the first and the last if `count` is at least two. */
function evenly<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  const step = (items.length - 1) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, at) => items[Math.round(at * step)]!)
}

/** Merges topics of the same name and keeps those that most turns are about. */
function joinTopics(
  chunks: readonly GroundedReport[],
  { transcript }: ConversationToReport,
): WrittenReport['visualizations'] {
  const byName = new Map<string, { name: string; sentiments: number[]; evidence: NonNullable<Evidenced['evidence']> }>()
  for (const { visualizations } of chunks)
    for (const [name, { sentiment, evidence = [] }] of Object.entries(visualizations)) {
      const known = byName.get(name.toLowerCase()) ?? { name, sentiments: [], evidence: [] }
      byName.set(name.toLowerCase(), known)
      known.sentiments.push(sentiment)
      known.evidence.push(...evidence)
    }
  const topics = [...byName.values()]
    .map(({ name, sentiments, evidence }) => ({
      name,
      turns: turnsAbout(name, evidence, transcript).size,
      sentiment: Math.round(sum(sentiments) / sentiments.length),
      evidence: withoutRepeats(evidence, reportLimits.quotes),
    }))
    .toSorted((one, other) => other.turns - one.turns)
    .slice(0, reportLimits.topics)
  const frequencies = relativeFrequencies(topics.map(({ turns }) => turns))
  return Object.fromEntries(
    topics.map(({ name, sentiment, evidence }, at) => [name, { sentiment, frequency: frequencies[at]!, evidence }]),
  )
}

function byTurn(one: Evidenced, other: Evidenced): number {
  return (one.evidence?.[0]?.turn ?? 0) - (other.evidence?.[0]?.turn ?? 0)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
