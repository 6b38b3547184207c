import { demoRefusalTexts, type ProviderFinding, type TestSms } from '@clarity/contracts'
import { bad } from '../../providers/findings.js'
import type { Sms } from '../../providers/sms/sms.js'
import { smsErrors } from './sms-errors.js'
import { deliveryStateOf } from './delivery-state.js'
import type { SmsMessageEntity } from './sms-message.entity.js'

type Told = Pick<SmsMessageEntity, 'id' | 'phone' | 'state' | 'refusals' | 'error' | 'delivery' | 'deliveryError'>

/** The message's current state. Without a real carrier, a sent message counts as delivered. */
export function toTestSms(message: Told, sms: Pick<Sms, 'explain' | 'isCarrier'>): TestSms {
  const { id, phone, refusals, error, deliveryError } = message
  const state = deliveryStateOf(message, sms.isCarrier)
  const isHeldUp = state === 'queued' && refusals > 0
  const reason = deliveryError ?? error ?? 'no reason was given'
  const trouble = state === 'failed' || isHeldUp ? explain(reason, sms) : null
  return { id, phone, state, trouble }
}

function explain(reason: string, sms: Pick<Sms, 'explain'>): ProviderFinding {
  return reason === smsErrors.optedOut ? bad(demoRefusalTexts.optedOut, 'Try another phone.') : sms.explain(reason)
}
