import { callPromiseSecs, type ManagerQuestionName, type ReplyTextName, type SmsTemplateName } from '@clarity/contracts'

const hourSecs = 60 * 60
const daySecs = 24 * hourSecs

/** Whoever sends a test looks at what becomes of it. */
const testPatienceSecs = 10 * 60

/**
 * For how long a message makes sense. One that could not go out in that time, whoever was to blame, is not sent: better
 * nothing than 'we call you in a moment' after hours. An invitation is good for as long as it could be answered.
 */
export function usefulSecs(
  template: SmsTemplateName | ReplyTextName | ManagerQuestionName | 'test',
  invitationDays: number,
): number {
  switch (template) {
    case 'sms_yes_reply_confirmation_template':
      return callPromiseSecs
    case 'test':
      return testPatienceSecs
    case 'help':
    case 'started':
    case 'declined':
    case 'clarify':
      return hourSecs
    case 'sms_report_recipient_template':
    case 'sms_report_manager_template':
      return 30 * daySecs
    case 'manager_question':
    case 'sms_manager_confirmation_template':
    case 'sms_recipient_invitation_template':
    case 'sms_self_demo_invitation_template':
      return invitationDays * daySecs
  }
}
