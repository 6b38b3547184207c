import type { ReplyMeaning } from '@clarity/contracts'
import type { CarrierKeyword } from '../../providers/sms/incoming-reply.js'
import { readReply } from './reply-meaning.js'

/**
 * What a reply means, where its carrier has its own idea of it. The carrier's STOP always counts, since it blocks the
 * number; ours counts against its START and HELP. Its START may be a mere YES, which lifts no opt-out.
 */
export function meaningOf(body: string, keyword: CarrierKeyword | null): ReplyMeaning {
  const meaning = readReply(body)
  if (keyword === null || meaning === 'stop') return meaning
  return keyword === 'start' && meaning === 'yes' ? meaning : keyword
}
