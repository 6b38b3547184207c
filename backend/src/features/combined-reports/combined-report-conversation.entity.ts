import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A conversation that a combined report covers. */
@Entity('combined_report_conversations')
export class CombinedReportConversationEntity {
  @PrimaryColumn('text', { name: 'combined_report_id' })
  combinedReportId: string

  @PrimaryColumn('integer')
  position: number

  @Column('text', { name: 'conversation_id' })
  conversationId: string
}
