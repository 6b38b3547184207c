import { Column, Entity, PrimaryColumn } from 'typeorm'
import { LinkColumns } from '../report-links/link-columns.entity.js'
import type { Verdict } from './verdicts-of.js'

/**
 * Created when the conversation completes, written later. While `wantedVersion` is ahead of `version`, a job is under
 * way. If both are equal and there is no content, the report could not be written.
 */
@Entity('reports')
export class ReportEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'demo_request_id' })
  demoRequestId: string

  @Column('text', { name: 'conversation_id' })
  conversationId: string

  /** The version that readers see; 0 before the first. */
  @Column('integer')
  version: number

  @Column('integer', { name: 'wanted_version' })
  wantedVersion: number

  /** The report as JSON text: what the viewer gets as `content`. */
  @Column('text', { nullable: true })
  content: string | null

  /** The content's verdicts, for figures over many reports; null if it has none. */
  @Column('jsonb', { nullable: true })
  goals: readonly Verdict[] | null

  @Column('timestamptz', { name: 'generated_at', nullable: true })
  generatedAt: Date | null

  /** As the request has it, filled by the database. */
  @Column({ type: 'text', name: 'recipient_name', nullable: true, select: false, insert: false, update: false })
  recipientName: string | null

  @Column({ type: 'text', name: 'recipient_phone', nullable: true, select: false, insert: false, update: false })
  recipientPhone: string | null

  @Column(() => LinkColumns, { prefix: false })
  link: LinkColumns

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  /** Set when the person was erased; then readers get the answer for an unknown report. */
  @Column({ type: 'timestamptz', name: 'erased_at', nullable: true, insert: false })
  erasedAt: Date | null
}
