import type { TwilioInboundMessage } from '@clarity/contracts'
import type { DeliveredReply } from '../incoming-reply.js'

/**
 * Twilio's default keywords. It answers them itself if the message is that one word alone, so 'Help please' is ours.
 */
const answeredWords = 'stop stopall unsubscribe end quit cancel revoke optout start yes unstop help info'.split(' ')

const keywords = ['stop', 'start', 'help'] as const

/** Maps Twilio's form to our reply; null if the sender is no phone number, such as a short code. */
export function replyOf(form: TwilioInboundMessage, answersKeywords: boolean): DeliveredReply | null {
  if (!/^\+[1-9]\d{6,14}$/.test(form.From)) return null
  const keyword = keywords.find((known) => known === String(form['OptOutType']).toLowerCase()) ?? null
  const isPlainKeyword = answersKeywords && answeredWords.includes(form.Body.trim().toLowerCase())
  return {
    provider: 'twilio',
    providerMessageId: form.MessageSid,
    phone: form.From,
    body: form.Body,
    keyword,
    isAnswered: keyword !== null || isPlainKeyword,
    payload: form,
  }
}
