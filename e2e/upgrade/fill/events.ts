import { randomUUID } from 'node:crypto'
import { elevenLabsSignatureHeader, TestSms, type TranscriptEntry } from '@clarity/contracts'
import { postCallEvent, signature } from '@clarity/test-kit/post-call-event'
import type { AdminApi } from '../../product/admin-api.ts'
import { expectStatus } from './expect-status.ts'
import type { Filling } from './filling.ts'
import { realTranscript } from './talks.ts'

/** External events that belong to no demo. */
export async function fillEvents({ admin, asked, vendors }: Filling): Promise<void> {
  await postEvent(admin, postCallEvent(randomUUID(), realTranscript.slice(0, 4)))
  await postEvent(admin, { type: 'voice_removal_notice', data: { voice_id: 'größe' } })
  const test = (await admin.api.post('/api/admin/providers/sms/test', { phone: asked.newPhone() })).as(TestSms)
  await vendors.message(test.phone, 1)
}

/** Posts the finished conversation of the request, signed, as the voice provider does. */
export function postConversation(
  admin: AdminApi,
  requestId: string,
  talk: readonly TranscriptEntry[] = realTranscript,
): Promise<void> {
  return postEvent(admin, postCallEvent(requestId, talk))
}

async function postEvent({ api }: AdminApi, event: object): Promise<void> {
  const body = JSON.stringify(event)
  const headers = { [elevenLabsSignatureHeader]: signature(body) }
  await expectStatus(200, 'The event', api.post('/api/webhooks/elevenlabs', body, headers))
}
