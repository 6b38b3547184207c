import type { Report, TopicScore, TranscriptEntry } from '@clarity/contracts'
import { Port } from '../port.js'
import type { KeepRun } from './report-run.js'

/** What a writer may know of one conversation; `language` is the scenario's, `recipientName` may be empty. */
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

export abstract class ReportWriter extends Port {
  /** A report whose evidence is verbatim from the given turns; safe to ask for twice, whatever the transcript holds. */
  abstract write(conversation: ConversationToReport, keepRun?: KeepRun): Promise<WrittenReport>

  /** Non-empty markdown without HTML, links or images: one report over at least one conversation. */
  abstract combine(conversations: readonly ConversationToReport[], prompt: string, keepRun?: KeepRun): Promise<string>
}
