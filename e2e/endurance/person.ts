import { newSid } from '@clarity/fakes/twilio'
import { until } from '@clarity/test-kit/until'
import { twilioNumber } from '../product/vendors.ts'
import type { MessageKind } from './vendor-records.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'
import type { StoryContext } from './story-context.ts'
import type { Demo, Story } from './story.ts'

/** Longer than a lost process, a failing vendor and a server's start together. */
export const patienceMs = 240_000

/** Waits until the phone has the message. */
export async function receive(
  { records }: StoryContext,
  story: Story,
  phone: string,
  kind: MessageKind,
): Promise<string> {
  const { body } = await until(`'${kind}' for ${phone}`, () => records.messagesTo(phone, kind)[0], patienceMs)
  story.note(`${phone} has '${kind}'`)
  return body
}

/** Sends a reply; Twilio posts the same message until a server accepts it. */
export async function text(context: StoryContext, story: Story, phone: string, body: string): Promise<void> {
  const { twilio } = context.vendors
  const form = { from: phone, to: twilioNumber, body, sid: newSid('SM') }
  const deliver = () => retryUntilAnswered(() => twilio.receive(`${context.visitor.url}/api/webhooks/twilio/sms`, form))
  const isDuplicate = story.fault('Twilio: text') === 'duplicate' && story.takeFault('Twilio: text') !== null
  await Promise.all(isDuplicate ? [deliver(), deliver()] : [deliver()])
  story.note(`${phone} texts ${body}`)
}

/** Waits for the invitation, and replies YES. */
export async function sayYes(context: StoryContext, story: Story, { role, recipientPhone }: Demo): Promise<void> {
  await receive(context, story, recipientPhone, role === 'manager' ? 'invited' : 'self-invited')
  await text(context, story, recipientPhone, 'YES')
}

/** Waits until the phone has been called this many times. */
export async function takeCalls({ records }: StoryContext, story: Story, phone: string, count: number): Promise<void> {
  await until(`call ${count} of ${phone}`, () => records.callsTo(phone).length >= count, patienceMs)
  story.note(`${phone} was called, ${count} in all`)
}
