import type { ElevenLabsOptions } from './elevenlabs/account.ts'
import { ElevenLabsStandIn } from './elevenlabs/stand-in.ts'

export type { ElevenLabsOptions } from './elevenlabs/account.ts'
export { smallTalk } from './elevenlabs/small-talk.ts'
export { newConversation, type CallResult, type Conversation, type Turn } from './elevenlabs/conversation.ts'
export type { Operation } from './elevenlabs/operation.ts'
export type { Permissions } from './elevenlabs/permissions.ts'
export { postCallEvent, sendEvent, signatureHeader } from './elevenlabs/post-call-webhook.ts'
export type { Webhooks } from './elevenlabs/report-end.ts'
export type { Spoken } from './elevenlabs/speech.ts'
export { ElevenLabsStandIn } from './elevenlabs/stand-in.ts'
export type { Fault } from './loopback/fault.ts'

/** Starts one on a free port, or on the given one. */
export async function start(options: ElevenLabsOptions): Promise<ElevenLabsStandIn> {
  const standIn = new ElevenLabsStandIn(options)
  await standIn.listen(options.port)
  return standIn
}
