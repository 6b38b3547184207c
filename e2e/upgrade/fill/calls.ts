import type { CallResult, Conversation } from '@clarity/fakes/elevenlabs'
import { DemoSession } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import type { Demo } from '../../product/demo-story.ts'
import type { Filling } from './filling.ts'

const unanswered: readonly CallResult[] = ['voicemail', 'busy', 'no_answer', 'failed']

/** Calls and page sessions that led to no conversation, or to none yet. */
export async function fillCalls(filling: Filling): Promise<void> {
  const { admin, asked, scenarios, vendors } = filling
  for (const result of unanswered) {
    const demo = await callOnYes(filling)
    await vendors.elevenLabs.finish(await placedCall(filling, demo), result, [])
    await asked.becomes(demo, 'call_failed')
  }
  await placedCall(filling, await callOnYes(filling))
  const left = await asked.ask({ scenarioId: scenarios.drawn.id })
  await asked.becomes(left, 'invited')
  // A page that asked for its session and was closed before it connected.
  ;(await new ApiClient(admin.api.url).post(`/api/demo/${left.requestId}/session`, {})).as(DemoSession)
  await asked.becomes(left, 'in_conversation')
}

/** A demo whose recipient was invited and has said YES. */
export async function callOnYes({ asked, scenarios, vendors }: Filling, wish: object = {}): Promise<Demo> {
  const demo = await asked.ask({ scenarioId: scenarios.drawn.id, ...wish })
  await asked.becomes(demo, 'invited')
  await vendors.reply(demo.recipientPhone, 'YES!')
  return demo
}

/**
 * The call, once the product knows that it was placed: an event that comes at the same moment is noticed only when the
 * provider is asked, after minutes.
 */
export async function placedCall({ asked, vendors }: Filling, demo: Demo): Promise<Conversation> {
  const call = await vendors.call(demo.recipientPhone)
  await asked.becomes(demo, 'calling')
  return call
}
