import type { TwilioInboundMessage } from '@clarity/contracts'
import type { DeliveredReply } from '../incoming-reply.js'

/** What Twilio answers itself where nothing else is arranged: one word, and that alone. 'Help please' is left to us. */
const answeredWords = 'stop stopall unsubscribe end quit cancel revoke optout start yes unstop help info'.split(' ')

const keywords = ['stop', 'start', 'help'] as const

/** The reply in our own shape; null for what comes from no phone, such as a short code's own message. */
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
