import { newSid } from './message.ts'

/** What somebody texts; a `sid`, and whatever else is given, goes into the form as it stands. */
export type InboundText = { from: string; to: string; body: string } & Record<string, string>

/** The form of the inbound-message webhook. */
export function inboundForm(
  accountSid: string,
  { from, to, body, sid = newSid('SM'), ...more }: InboundText,
): Record<string, string> {
  return {
    ToCountry: 'US',
    SmsMessageSid: sid,
    NumMedia: '0',
    SmsSid: sid,
    SmsStatus: 'received',
    Body: body,
    FromCountry: 'US',
    To: to,
    NumSegments: '1',
    MessageSid: sid,
    AccountSid: accountSid,
    From: from,
    ApiVersion: '2010-04-01',
    ...more,
  }
}
