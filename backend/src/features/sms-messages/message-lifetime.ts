import {
  callPromiseSecs,
  readerCodeRules,
  type ManagerQuestionName,
  type ReaderCodeTemplateName,
  type ReplyTextName,
  type SmsTemplateName,
} from '@clarity/contracts'

const hourSecs = 60 * 60
const daySecs = 24 * hourSecs

/** An admin watches a test message, so it need not be sent late. */
const testPatienceSecs = 10 * 60

/**
 * Seconds for which a message is useful; after that it is not sent, for any cause of the delay. No message is better
 * than 'we call you in a moment' hours later. An invitation is useful for as long as it can be answered.
 */
export function messageLifetimeSecs(
  template: SmsTemplateName | ReplyTextName | ManagerQuestionName | ReaderCodeTemplateName | 'test',
  invitationDays: number,
): number {
  switch (template) {
    case 'sms_yes_reply_confirmation_template':
      return callPromiseSecs
    case 'reader_code':
      return readerCodeRules.lifeMinutes * 60
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
