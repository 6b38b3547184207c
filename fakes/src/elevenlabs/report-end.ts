import { deliver } from '../loopback/deliver.ts'
import type { Conversation } from './conversation.ts'
import { machineDetectionEvent, postCallEvent, sendEvent } from './post-call-webhook.ts'

/** How the end of a conversation is reported: never, once, twice, or before the response to the call that began it. */
export type Webhooks = 'none' | 'once' | 'duplicate' | 'out-of-order'

/** Posts the events that end a conversation; returns the statuses of the responses. */
export async function reportEnd(
  conversation: Conversation,
  webhooks: Webhooks,
  { url, secret, tries }: { readonly url: string | null; readonly secret: string; readonly tries: number },
): Promise<number[]> {
  if (url === null || webhooks === 'none') return []
  const events = [postCallEvent(conversation)]
  if (conversation.callResult === 'voicemail') events.unshift(machineDetectionEvent(conversation))
  if (webhooks === 'duplicate') events.push(...events)
  const statuses: number[] = []
  for (const event of events) statuses.push(await deliver(() => sendEvent(url, secret, event), tries))
  return statuses
}
