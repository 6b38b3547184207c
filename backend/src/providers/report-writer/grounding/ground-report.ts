import { plainText, sentimentOf, withoutRepeats } from '@clarity/offline-language'
import { plainParagraphs, unmarked } from '../llm/plain-paragraphs.js'
import type { ReportDraft } from '../llm/report-draft.js'
import type { ConversationToReport, WrittenReport } from '../report-writer.js'
import { knownFacts } from './known-facts.js'
import { markUnsupported, type Speech } from './mark-unsupported.js'
import { relativeFrequencies, turnsAbout } from './topic-frequency.js'
import { spokenTurns, verifyQuote, type ClaimedQuote } from './verify-quote.js'

/** The limits of a report. */
export const reportLimits = { keyPoints: 6, actionItems: 5, topics: 7, quotes: 3, topicLength: 60 }

export interface GroundedReport extends Omit<WrittenReport, 'meta'> {
  /** Number of statements that were dropped because no turn supports them. */
  readonly dropped: number
  /** Number of details that have no source and are marked. */
  readonly marked: number
}

/**
 * The part of a model's draft that the conversation supports: quotes are verbatim, frequencies are counted from the turns,
 * and statements without evidence are dropped.
 */
export function groundReport(draft: ReportDraft, source: ConversationToReport, speech: Speech): GroundedReport {
  const { transcript } = source
  const known = knownFacts([source])
  const tally = { dropped: 0, marked: 0 }
  const mark = (text: string) => {
    const checked = markUnsupported(text, known, speech)
    tally.marked += checked.count
    return checked.text
  }
  const turns = spokenTurns(transcript)
  const grounded = <Item extends Claiming>(items: readonly Item[], textOf: (item: Item) => string, limit: number) => {
    const kept = items.flatMap((item) => {
      const evidence = withoutRepeats(
        item.evidence.flatMap((claim) => verifyQuote(claim, turns) ?? []),
        reportLimits.quotes,
      )
      return evidence.length > 0 && textOf(item) !== '' ? [{ ...item, evidence }] : []
    })
    tally.dropped += items.length - kept.length
    return kept.slice(0, limit)
  }
  const topics = grounded(draft.topics, ({ topic }) => plainText(topic), reportLimits.topics).map(
    ({ topic, ...rest }) => ({ ...rest, name: plainText(topic).slice(0, reportLimits.topicLength).trim() }),
  )
  const about = topics.map(({ name, evidence }) => turnsAbout(name, evidence, transcript))
  const frequencies = relativeFrequencies(about.map(({ size }) => size))
  return {
    overview: plainParagraphs(draft.overview, mark),
    keyPoints: grounded(draft.keyPoints, ({ content }) => plainParagraphs(content), reportLimits.keyPoints).map(
      ({ title, content, evidence }) => ({
        title: mark(plainText(title)),
        content: plainParagraphs(content, mark),
        evidence,
      }),
    ),
    actionItems: grounded(draft.actionItems, ({ text }) => plainText(text), reportLimits.actionItems).map(
      ({ text, ...item }) => ({ ...item, text: mark(plainText(unmarked(text))) }),
    ),
    visualizations: Object.fromEntries(
      topics.map(({ name, sentiment, evidence }, at) => {
        const felt = sentiment ?? feelingIn(about[at]!, source, speech)
        return [name, { sentiment: clipped(felt), frequency: frequencies[at]!, evidence }]
      }),
    ),
    ...tally,
  }
}

interface Claiming {
  readonly evidence: readonly ClaimedQuote[]
}

// If the model found no feeling, the user's words may still show one. The offline rules read English only.
function feelingIn(about: ReadonlySet<number>, { transcript }: ConversationToReport, { language }: Speech): number {
  const said = transcript.filter(({ role }, at) => role === 'user' && about.has(at)).map(({ message }) => message)
  return language === 'en' ? sentimentOf(said) : 50
}

function clipped(score: number): number {
  return Math.max(0, Math.min(100, Math.round(score)))
}
