import type { SmsTemplateName } from '@clarity/contracts'
import { Column } from 'typeorm'

/** The six messages of a scenario; the default text applies if one is empty. */
export class ScenarioSmsTemplates implements Record<SmsTemplateName, string> {
  @Column('text')
  sms_manager_confirmation_template: string

  @Column('text')
  sms_recipient_invitation_template: string

  @Column('text')
  sms_self_demo_invitation_template: string

  @Column('text')
  sms_yes_reply_confirmation_template: string

  @Column('text')
  sms_report_recipient_template: string

  @Column('text')
  sms_report_manager_template: string
}
