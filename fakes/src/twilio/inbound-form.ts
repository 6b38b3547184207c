import { newSid } from './message.ts'

/** An incoming text; a `sid` and every other given field go into the form unchanged. */
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
