import type { Report, ReportLinkState, ReportRow, TranscriptEntry } from '@clarity/contracts'
import { agentNameIn } from '@clarity/offline-language/without-model'
import type { WrittenReport } from '../../providers/report-writer/report-writer.js'
import type { DemoRequestEntity } from '../demo-requests/demo-request.entity.js'
import { withSpeakers } from './with-speakers.js'

export interface ReportFrame {
  readonly id: string
  readonly scenarioName: string
  readonly recipientRole: string
  readonly aiPrompt: string
  readonly startedAt: Date
  readonly durationSecs: number
  readonly transcript: readonly TranscriptEntry[]
  readonly request: Pick<DemoRequestEntity, 'recipientName' | 'recipientPhone' | 'managerName' | 'managerPhone'>
}

/** The whole report: the writer's text, with the people, date and duration, and who said each quote. */
export function wholeReport(frame: ReportFrame, written: WrittenReport): Report {
  const { request } = frame
  const agentName = agentNameIn(frame.aiPrompt)
  return {
    id: frame.id,
    scenarioName: frame.scenarioName,
    date: frame.startedAt.toISOString(),
    duration: frame.durationSecs,
    participants: {
      recipient: { name: request.recipientName, phone: request.recipientPhone ?? '', role: frame.recipientRole },
      ...(request.managerName !== null && {
        manager: { name: request.managerName, phone: request.managerPhone ?? '' },
      }),
      ...(agentName !== null && { agent: { name: agentName } }),
    },
    ...withSpeakers(written, frame.transcript),
  }
}

/** A row of the list as the database returns it. */
export interface ReportListRow {
  readonly id: string
  readonly demo_request_id: string
  readonly recipient_name: string
  readonly recipient_phone: string | null
  readonly generated_at: Date | null
  readonly link_state: ReportLinkState
}

export function toReportRow(row: ReportListRow): ReportRow {
  return {
    report_id: row.id,
    demo_request_id: row.demo_request_id,
    recipient_name: row.recipient_name,
    recipient_phone: row.recipient_phone,
    generated_at: row.generated_at?.toISOString() ?? null,
    link_state: row.link_state,
  }
}
