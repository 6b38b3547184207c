import { newSid } from '@clarity/fakes/twilio'
import { until } from '@clarity/test-kit/until'
import { twilioNumber } from '../product/vendors.ts'
import type { MessageKind } from './books.ts'
import { insist } from './insist.ts'
import type { Scene } from './scene.ts'
import type { Demo, Story } from './story.ts'

/** Longer than a lost process, a vendor that fails and a start of a server take together. */
export const patienceMs = 240_000

/** Until the phone has the message. */
export async function receive({ books }: Scene, story: Story, phone: string, kind: MessageKind): Promise<string> {
  const { body } = await until(`'${kind}' for ${phone}`, () => books.messagesTo(phone, kind)[0], patienceMs)
  story.note(`${phone} has '${kind}'`)
  return body
}

/** Texts back; Twilio posts the same message until a server accepts it. */
export async function text(scene: Scene, story: Story, phone: string, body: string): Promise<void> {
  const { twilio } = scene.vendors
  const form = { from: phone, to: twilioNumber, body, sid: newSid('SM') }
  const deliver = () => insist(() => twilio.receive(`${scene.visitor.url}/api/webhooks/twilio/sms`, form))
  const isDuplicate = story.fault('Twilio: text') === 'duplicate' && story.takeFault('Twilio: text') !== null
  await Promise.all(isDuplicate ? [deliver(), deliver()] : [deliver()])
  story.note(`${phone} texts ${body}`)
}

/** The invitation, and YES. */
export async function sayYes(scene: Scene, story: Story, { role, recipientPhone }: Demo): Promise<void> {
  await receive(scene, story, recipientPhone, role === 'manager' ? 'invited' : 'self-invited')
  await text(scene, story, recipientPhone, 'YES')
}

/** Until the phone has been called so often. */
export async function takeCalls({ books }: Scene, story: Story, phone: string, count: number): Promise<void> {
  await until(`call ${count} of ${phone}`, () => books.callsTo(phone).length >= count, patienceMs)
  story.note(`${phone} was called, ${count} in all`)
}
