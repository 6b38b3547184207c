import type { ReplyMeaning } from '@clarity/contracts'
import type { CarrierKeyword } from '../../providers/sms/incoming-reply.js'
import { readReply } from './reply-meaning.js'

/**
 * The meaning of a reply that its carrier may have classified too. The carrier's STOP always counts, because it blocks
 * the number. Our own STOP takes precedence over the carrier's START and HELP. The carrier's START may be a mere YES,
 * which lifts no opt-out.
 */
export function meaningOf(body: string, keyword: CarrierKeyword | null): ReplyMeaning {
  const meaning = readReply(body)
  if (keyword === null || meaning === 'stop') return meaning
  return keyword === 'start' && meaning === 'yes' ? meaning : keyword
}
