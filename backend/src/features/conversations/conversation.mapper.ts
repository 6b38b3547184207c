import type { Conversation, Goals, Report, TalkPart, Transcript, TranscriptEntry } from '@clarity/contracts'
import type { ConversationToReport } from '../../providers/report-writer/report-writer.js'

/** A row of the list: the conversation with fields of its demo request and scenario, if it has one. */
export interface ConversationRow {
  id: string
  created_at: Date
  scenario_title: string | null
  recipient_name: string | null
  manager_name: string | null
  recipient_phone: string | null
  manager_phone: string | null
}

export function toConversation(row: ConversationRow): Conversation {
  return { ...row, created_at: row.created_at.toISOString() }
}

export interface ConversationToReportRow {
  title: string | null
  ai_prompt: string | null
  post_call_prompt: string | null
  language: string | null
  goals: Goals | null
  recipient_name: string | null
  manager_name: string | null
  started_at: Date
  duration_secs: number
  transcript: TranscriptEntry[]
}

export function toConversationToReport(row: ConversationToReportRow): ConversationToReport {
  return {
    scenarioTitle: row.title ?? '',
    scenarioPrompt: row.ai_prompt ?? '',
    postCallPrompt: row.post_call_prompt ?? '',
    language: row.language ?? 'en',
    recipientName: row.recipient_name ?? '',
    managerName: row.manager_name,
    durationSecs: row.duration_secs,
    transcript: row.transcript,
    goals: row.goals ?? [],
  }
}

export interface TranscriptRow extends Pick<
  ConversationToReportRow,
  'title' | 'language' | 'recipient_name' | 'manager_name' | 'started_at' | 'transcript'
> {
  /** What readers of the conversation's report get, as JSON; null if there is none. */
  report: string | null
}

export function toTranscript(row: TranscriptRow): Transcript {
  const { transcript, language, started_at, title, recipient_name, manager_name } = row
  const about = { started_at: started_at.toISOString(), scenario_title: title, recipient_name, manager_name }
  const timeline = timelineOf(row.report)
  return { transcript, ...(language !== null && { language }), about, ...(timeline && { timeline }) }
}

/** The report has it already, for the very same transcript. */
function timelineOf(report: string | null): TalkPart[] | undefined {
  return report ? (JSON.parse(report) as Partial<Report>).measures?.timeline : undefined
}
