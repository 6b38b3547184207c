import type { ElevenLabsOptions } from './elevenlabs/account.ts'
import { FakeElevenLabs } from './elevenlabs/fake-elevenlabs.ts'

export type { ElevenLabsOptions } from './elevenlabs/account.ts'
export { newAgentSettings } from './elevenlabs/agent-settings.ts'
export { smallTalk } from './elevenlabs/small-talk.ts'
export { newConversation, type CallResult, type Conversation, type Turn } from './elevenlabs/conversation.ts'
export type { Operation } from './elevenlabs/operation.ts'
export type { Permissions } from './elevenlabs/permissions.ts'
export { postCallEvent, sendEvent, signatureHeader } from './elevenlabs/post-call-webhook.ts'
export type { Webhooks } from './elevenlabs/report-end.ts'
export type { Spoken } from './elevenlabs/speech.ts'
export { FakeElevenLabs } from './elevenlabs/fake-elevenlabs.ts'
export type { Fault } from './loopback/fault.ts'

/** Starts the fake on the given port, or on a free one. */
export async function start(options: ElevenLabsOptions): Promise<FakeElevenLabs> {
  const fake = new FakeElevenLabs(options)
  await fake.listen(options.port)
  return fake
}
