import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Time, tokens and cost of one run: of a report, or of an agent's reply. */
@Entity('report_runs')
export class ReportRunEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'report_id', nullable: true })
  reportId: string | null

  @Column('integer', { nullable: true })
  version: number | null

  @Column('text', { name: 'combined_report_id', nullable: true })
  combinedReportId: string | null

  @Column('text', { name: 'live_conversation_id', nullable: true })
  liveConversationId: string | null

  @Column('text')
  kind: string

  @Column('text')
  writer: string

  @Column('text', { nullable: true })
  provider: string | null

  @Column('text', { nullable: true })
  model: string | null

  @Column('text', { name: 'prompt_version', nullable: true })
  promptVersion: string | null

  @Column('text')
  outcome: string

  @Column('text', { name: 'fallback_reason', nullable: true })
  fallbackReason: string | null

  @Column('text', { name: 'transcript_hash' })
  transcriptHash: string

  @Column('integer')
  calls: number

  @Column('integer', { name: 'tokens_in' })
  tokensIn: number

  @Column('integer', { name: 'tokens_out' })
  tokensOut: number

  @Column('integer', { name: 'duration_ms' })
  durationMs: number

  @Column('numeric', { name: 'cost_usd', nullable: true })
  costUsd: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
