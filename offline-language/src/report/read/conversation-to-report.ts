import type { Goal, Measures, Report, TopicScore, TranscriptEntry } from '@clarity/contracts'

/** The input of a report writer; `language` is the scenario's, `scenarioTitle` and `recipientName` may be empty. */
export interface ConversationToReport {
  scenarioTitle: string
  scenarioPrompt: string
  postCallPrompt: string
  language: string
  recipientName: string
  managerName: string | null
  durationSecs: number
  transcript: TranscriptEntry[]
  /** The scenario's goals; absent means none. */
  goals?: readonly Goal[]
}

export type WrittenReport = Pick<Report, 'overview' | 'keyPoints' | 'actionItems' | 'goals' | 'measures'> & {
  visualizations: Record<string, TopicScore>
  meta: NonNullable<Report['meta']>
}

/** Verdicts on the scenario's goals, absent if it has none, and how the person talked. */
export type CountedTalk = Pick<WrittenReport, 'goals'> & { measures: Measures }
