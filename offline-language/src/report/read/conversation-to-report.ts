import type { Report, TopicScore, TranscriptEntry } from '@clarity/contracts'

/** The input of a report writer; `language` is the scenario's, `recipientName` may be empty. */
export interface ConversationToReport {
  scenarioTitle: string
  scenarioPrompt: string
  postCallPrompt: string
  language: string
  recipientName: string
  managerName: string | null
  durationSecs: number
  transcript: TranscriptEntry[]
}

export type WrittenReport = Pick<Report, 'overview' | 'keyPoints' | 'actionItems'> & {
  visualizations: Record<string, TopicScore>
  meta: NonNullable<Report['meta']>
}
