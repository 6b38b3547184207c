import type { TwilioMessageStatus } from '@clarity/contracts'
import type { DeliveryReport } from '../delivery-report.js'
import { smsDeliveries, type SmsDelivery } from '../sms.js'
import { optedOutCode } from './twilio-errors.js'

/** Twilio's statuses that have another name here. */
const otherWords: Readonly<Record<string, SmsDelivery>> = {
  scheduled: 'accepted',
  partially_delivered: 'sent',
  read: 'delivered',
  canceled: 'failed',
}

/** Maps Twilio's form to our delivery report; null for a status that Twilio has not documented. */
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
