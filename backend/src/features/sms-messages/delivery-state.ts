import type { SmsMessageEntity } from './sms-message.entity.js'

export type DeliveryState = 'queued' | 'sent' | 'delivered' | 'failed' | 'unknown'

/** How far a message has come. Without a real carrier, a sent message counts as delivered. */
export function deliveryStateOf(
  { state, delivery }: Pick<SmsMessageEntity, 'state' | 'delivery'>,
  isCarrier: boolean,
): DeliveryState {
  switch (state) {
    case 'queued':
    case 'sending':
      return 'queued'
    case 'unknown':
    case 'failed':
      return state
    case 'sent':
      if (delivery === 'undelivered' || delivery === 'failed') return 'failed'
      return delivery === 'delivered' || !isCarrier ? 'delivered' : 'sent'
  }
}
