import { withoutRepeats } from '@clarity/offline-language'
import type { ConversationToReport, WrittenReport } from '../report-writer.js'
import { most, type GroundedReport } from './ground-report.js'
import { shareOf, turnsAbout } from './topic-share.js'

type Evidenced = Pick<WrittenReport['keyPoints'][number], 'evidence'>

interface Joined {
  readonly report: GroundedReport
  /** All statements of the stretches in conversation order: the input of the overview. */
  readonly known: readonly unknown[]
}

/** Merges the stretches' reports into one report. Every stretch has a share in it. */
export function joinStretches(stretches: readonly GroundedReport[], source: ConversationToReport): Joined {
  const keyPoints = spread(
    stretches.map((one) => one.keyPoints),
    most.keyPoints,
  )
  const actionItems = spread(
    stretches.map((one) => one.actionItems),
    most.actionItems,
  )
  const visualizations = joinTopics(stretches, source)
  const said = [...keyPoints, ...actionItems].toSorted(byTurn)
  return {
    report: {
      overview: '',
      keyPoints,
      actionItems,
      visualizations,
      dropped: sum(stretches.map(({ dropped }) => dropped)),
      marked: sum(stretches.map(({ marked }) => marked)),
    },
    known: [
      ...said.map(({ evidence, ...item }) => ({ ...item, said: evidence?.map(({ quote }) => quote) })),
      { topics: Object.keys(visualizations) },
    ],
  }
}

/** At most `limit` items without duplicates, spread evenly over the stretches, in conversation order. */
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

/** Merges topics of the same name and keeps those with the largest share of the conversation. */
function joinTopics(
  stretches: readonly GroundedReport[],
  { transcript }: ConversationToReport,
): WrittenReport['visualizations'] {
  const byName = new Map<string, { name: string; sentiments: number[]; evidence: NonNullable<Evidenced['evidence']> }>()
  for (const { visualizations } of stretches)
    for (const [name, { sentiment, evidence = [] }] of Object.entries(visualizations)) {
      const known = byName.get(name.toLowerCase()) ?? { name, sentiments: [], evidence: [] }
      byName.set(name.toLowerCase(), known)
      known.sentiments.push(sentiment)
      known.evidence.push(...evidence)
    }
  const topics = [...byName.values()].map(({ name, sentiments, evidence }) => ({
    name,
    sentiment: Math.round(sum(sentiments) / sentiments.length),
    frequency: shareOf(turnsAbout(name, evidence, transcript), transcript),
    evidence: withoutRepeats(evidence, most.quotes),
  }))
  return Object.fromEntries(
    topics
      .toSorted((one, other) => other.frequency - one.frequency)
      .slice(0, most.topics)
      .map(({ name, ...score }) => [name, score]),
  )
}

function byTurn(one: Evidenced, other: Evidenced): number {
  return (one.evidence?.[0]?.turn ?? 0) - (other.evidence?.[0]?.turn ?? 0)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
