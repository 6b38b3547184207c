import { Column, Entity, PrimaryColumn } from 'typeorm'
import { LinkColumns } from '../report-links/link-columns.entity.js'

export type CombinedReportState = 'preparing' | 'written' | 'failed'

@Entity('combined_reports')
export class CombinedReportEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  prompt: string

  @Column('text', { default: 'preparing' })
  state: CombinedReportState

  /** Markdown; null until it is written. */
  @Column('text', { nullable: true })
  content: string | null

  @Column('integer', { name: 'conversation_count' })
  conversationCount: number

  @Column('timestamptz', { name: 'generated_at', nullable: true })
  generatedAt: Date | null

  @Column(() => LinkColumns, { prefix: false })
  link: LinkColumns

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
