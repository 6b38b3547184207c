import type { TwilioMessage } from './message.ts'

/** The form that reports a state of a message. */
export function statusForm(accountSid: string, { sid, to, from, status, errorCode }: TwilioMessage) {
  return {
    SmsSid: sid,
    SmsStatus: status,
    MessageStatus: status,
    To: to,
    MessageSid: sid,
    AccountSid: accountSid,
    From: from ?? '',
    ApiVersion: '2010-04-01',
    ...(errorCode !== null && { ErrorCode: String(errorCode) }),
  }
}
