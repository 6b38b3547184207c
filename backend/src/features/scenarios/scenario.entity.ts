import type { Goals } from '@clarity/contracts'
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import { ScenarioSmsTemplates } from './scenario-sms-templates.js'

@Entity('scenarios')
export class ScenarioEntity {
  @PrimaryColumn('text')
  id: string

  /** An emoji, a symbol, or the source of an SVG image. */
  @Column('text')
  icon: string

  @Column('text')
  title: string

  @Column('text')
  description: string

  @Column('text', { name: 'ai_prompt' })
  aiPrompt: string

  /** The voice provider's agent for this scenario; empty for the configured one. */
  @Column('text', { name: 'agent_id' })
  agentId: string

  /** The agent's first message; if empty, the agent chooses its own. */
  @Column('text', { name: 'first_message' })
  firstMessage: string

  @Column('text', { name: 'post_call_prompt' })
  postCallPrompt: string

  @Column('text', { name: 'manager_role_description' })
  managerRoleDescription: string

  @Column('text', { name: 'recipient_role_description' })
  recipientRoleDescription: string

  @Column('integer', { name: 'sort_order' })
  sortOrder: number

  @Column('boolean', { name: 'is_active' })
  isActive: boolean

  @Column('text')
  language: string

  @Column('text', { name: 'special_campaign' })
  specialCampaign: string

  @Column(() => ScenarioSmsTemplates, { prefix: false })
  smsTemplates: ScenarioSmsTemplates

  /** What the person tries to do in the conversation; the report has a verdict on each. */
  @Column('jsonb')
  goals: Goals

  /** Days until the link of a report expires; null for never. */
  @Column('integer', { name: 'report_days', nullable: true })
  reportDays: number | null

  /** Readers of a report show a code that is texted to its phone. */
  @Column('boolean', { name: 'verify_reader', default: false })
  verifyReader: boolean

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date

  /** Soft delete: a deleted scenario is offered nowhere, but past demos keep it. */
  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at' })
  deletedAt: Date | null
}
