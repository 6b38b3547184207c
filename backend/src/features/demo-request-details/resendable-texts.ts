import { demoRequestActionTexts as texts, type DemoRequestState, type SmsTemplateName } from '@clarity/contracts'
import type { DemoRequestEntity } from '../demo-requests/demo-request.entity.js'

/** A text of a request that can be sent again. */
export interface ResendableText {
  readonly template: SmsTemplateName | 'manager_question'
  readonly to: 'recipient' | 'manager'
  /** Sent again on request; another text only if it did not arrive. */
  readonly isMain: boolean
}

const question: ResendableText = { template: 'manager_question', to: 'manager', isMain: true }
const selfInvitation: ResendableText = { template: 'sms_self_demo_invitation_template', to: 'recipient', isMain: true }
const invitation: ResendableText = { template: 'sms_recipient_invitation_template', to: 'recipient', isMain: true }
const confirmation: ResendableText = { template: 'sms_manager_confirmation_template', to: 'manager', isMain: false }
const report: ResendableText = { template: 'sms_report_recipient_template', to: 'recipient', isMain: true }
const managerReport: ResendableText = { template: 'sms_report_manager_template', to: 'manager', isMain: true }

/** What is waited for, or why nothing that could be sent again would help. */
const byState: Readonly<Record<DemoRequestState, 'question' | 'invitation' | 'report' | { readonly refusal: string }>> =
  {
    awaiting_manager: 'question',
    requested: { refusal: texts.goesOut },
    invited: 'invitation',
    invitation_failed: 'invitation',
    opted_out: { refusal: texts.wasStopped },
    confirmed: { refusal: texts.isConfirmed },
    calling: { refusal: texts.isConfirmed },
    call_failed: 'invitation',
    in_conversation: { refusal: texts.isTalking },
    expired: { refusal: texts.hasExpired },
    completed: { refusal: texts.isBeingWritten },
    reported: 'report',
    report_failed: { refusal: texts.reportFailed },
  }

/** The texts that a request in this state waits for, or a sentence that says why there is none. */
export function resendableTexts({
  state,
  role,
  recipientPhone,
}: Pick<DemoRequestEntity, 'state' | 'role' | 'recipientPhone'>): readonly ResendableText[] | string {
  if (recipientPhone === null) return texts.noPhone
  const waited = byState[state]
  if (typeof waited === 'object') return waited.refusal
  if (waited === 'question') return [question]
  const isManaged = role === 'manager'
  if (waited === 'report') return isManaged ? [report, managerReport] : [report]
  return isManaged ? [invitation, confirmation] : [selfInvitation]
}
