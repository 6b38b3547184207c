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
  for (const event of events) {
    const allowed = event['type'] === 'post_call_transcription' ? tries : 1
    statuses.push(await deliver(() => sendEvent(url, secret, event), allowed, isRetried))
  }
  return statuses
}

/** Retries have to be switched on in the console, and are made for transcripts alone, after these statuses. */
const isRetried = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500
