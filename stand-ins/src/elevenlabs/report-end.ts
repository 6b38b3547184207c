import type { Conversation } from './conversation.ts'
import { machineDetectionEvent, postCallEvent, sendEvent } from './post-call-webhook.ts'

/** How the end of a conversation is reported: not at all, once, twice, or before the answer to the call that began it. */
export type Webhooks = 'none' | 'once' | 'duplicate' | 'out-of-order'

/** Posts the events that end a conversation; answers the statuses that they got. */
export async function reportEnd(
  conversation: Conversation,
  webhooks: Webhooks,
  url: string | null,
  secret: string,
): Promise<number[]> {
  if (url === null || webhooks === 'none') return []
  const events = [postCallEvent(conversation)]
  if (conversation.callResult === 'voicemail') events.unshift(machineDetectionEvent(conversation))
  if (webhooks === 'duplicate') events.push(...events)
  const statuses: number[] = []
  // Whoever is reported to may be gone by then, as in life.
  for (const event of events) statuses.push(await sendEvent(url, secret, event).catch(() => 0))
  return statuses
}
