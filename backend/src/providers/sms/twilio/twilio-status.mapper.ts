import type { TwilioMessageStatus } from '@clarity/contracts'
import type { DeliveryReport } from '../delivery-report.js'
import { smsDeliveries, type SmsDelivery } from '../sms.js'
import { optedOutCode } from './twilio-errors.js'

/** Twilio's words for what we call otherwise. */
const otherWords: Readonly<Record<string, SmsDelivery>> = {
  scheduled: 'accepted',
  partially_delivered: 'sent',
  read: 'delivered',
  canceled: 'failed',
}

/** The report in our own shape; null for a word that Twilio has not told anybody yet. */
export function reportOf(form: TwilioMessageStatus, messageId: string | null): DeliveryReport | null {
  const word = form.MessageStatus.toLowerCase()
  const delivery = smsDeliveries.find((known) => known === word) ?? otherWords[word]
  if (delivery === undefined) return null
  const code = Number(form.ErrorCode ?? 0)
  return {
    providerId: form.MessageSid,
    messageId,
    delivery,
    error: code > 0 ? `Twilio error ${code}` : null,
    isOptedOut: code === optedOutCode,
  }
}
