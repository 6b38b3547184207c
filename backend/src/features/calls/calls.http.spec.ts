import { ErrorBody, simulatorTexts } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestBecomes, demoRequestHistory, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { LiveConversationsService } from '../demo-sessions/live-conversations.service.js'
import { EndRingingHandler } from './end-ringing.handler.js'

let app: TestApp
let admin: ApiClient
let story: DemoStory
let lastPhone = 14155550300

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
afterAll(() => app.close())

const stateOf = (requestId: string) => demoRequestState(app.dataSource, requestId)

async function ring() {
  const phone = `+${(lastPhone += 1)}`
  const { requestId } = await story.invite(phone)
  await story.reply(phone, 'yes')
  return { phone, requestId, call: await story.callOnceRinging(phone) }
}

const callStates = async (phone: string) => (await story.calls(phone)).map(({ state }) => state)

async function refuses(callId: string, deed: string, sentence: string): Promise<void> {
  const answer = await admin.post(`/api/simulator/calls/${callId}/${deed}`)
  expect(answer.status).toBe(409)
  expect(answer.as(ErrorBody)).toEqual({ error: sentence, message: sentence })
}

/** Ends the ringing as its job does when the time is up. */
async function letItRing(callId: string): Promise<void> {
  await app.dataSource.query('UPDATE calls SET ringing_until = now() WHERE id = $1', [callId])
  await app.app.get(EndRingingHandler).handle({ callId })
}

describe('a call', () => {
  it('that is answered begins the conversation, and hanging up ends it', async () => {
    const { phone, requestId, call } = await ring()
    await story.handle(call, 'answer')
    expect(await callStates(phone)).toEqual(['answered'])
    expect(await stateOf(requestId)).toBe('in_conversation')
    await story.handle(call, 'hangup')
    expect(await callStates(phone)).toEqual(['ended'])
    await demoRequestBecomes(app.dataSource, requestId, 'reported')
  })

  it('that is answered twice at once begins one conversation', async () => {
    const { requestId, call } = await ring()
    const answers = await Promise.all([1, 2].map(() => admin.post(`/api/simulator/calls/${call.id}/answer`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const rows = await app.dataSource.query<unknown[]>(
      'SELECT channel FROM live_conversations WHERE demo_request_id = $1',
      [requestId],
    )
    expect(rows).toEqual([{ channel: 'call' }])
  })

  it('joins the conversation that the link began while it rang', async () => {
    const { phone, requestId, call } = await ring()
    await app.dataSource.transaction((manager) => app.app.get(LiveConversationsService).open(manager, requestId, 'web'))
    await story.handle(call, 'answer')
    expect(await callStates(phone)).toEqual(['answered'])
    const rows = await app.dataSource.query<unknown[]>(
      'SELECT channel FROM live_conversations WHERE demo_request_id = $1',
      [requestId],
    )
    expect(rows).toEqual([{ channel: 'web' }])
  })

  it('is over when its conversation has ended', async () => {
    const { phone, requestId, call } = await ring()
    await story.handle(call, 'answer')
    await app.dataSource.transaction((manager) =>
      app.app.get(LiveConversationsService).endFor(manager, requestId, 'agent'),
    )
    expect(await callStates(phone)).toEqual(['ended'])
    await refuses(call.id, 'hangup', simulatorTexts.notUnderWay)
  })

  it('that is declined has failed, and YES calls again with a confirmation of its own', async () => {
    const { phone, requestId, call } = await ring()
    await story.handle(call, 'decline')
    expect(await stateOf(requestId)).toBe('call_failed')
    await story.reply(phone, 'yes')
    const second = await story.callOnceRinging(phone)
    expect(second.id).not.toBe(call.id)
    expect(await callStates(phone)).toEqual(['ringing', 'declined'])
    await jobsDone(app.dataSource)
    const sent = (await story.messages(phone)).filter(({ direction }) => direction === 'outbound')
    expect(sent.map(({ body }) => body)).toEqual([
      expect.stringContaining('your voice demo'),
      expect.stringContaining('will call you in a moment'),
      expect.stringContaining('will call you in a moment'),
    ])
  })

  it('without an answer is missed after its time, and YES calls again', async () => {
    const { phone, requestId, call } = await ring()
    await letItRing(call.id)
    expect(await callStates(phone)).toEqual(['missed'])
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual([
      'invited',
      'confirmed',
      'calling',
      'call_failed',
    ])
    await story.reply(phone, 'yes')
    await story.callOnceRinging(phone)
  })

  it('is not missed before its time or after it was answered', async () => {
    const { phone, requestId, call } = await ring()
    await app.app.get(EndRingingHandler).handle({ callId: call.id })
    expect(await callStates(phone)).toEqual(['ringing'])
    await story.handle(call, 'answer')
    await letItRing(call.id)
    expect(await callStates(phone)).toEqual(['answered'])
    expect(await stateOf(requestId)).toBe('in_conversation')
  })

  it('rings for thirty seconds', async () => {
    const { call } = await ring()
    const rows = await app.dataSource.query<unknown[]>(
      `SELECT extract(epoch FROM start_after - created_on)::int AS secs FROM pgboss.job
       WHERE name = 'end-ringing' AND data->>'callId' = $1 AND state = 'created'`,
      [call.id],
    )
    expect(rows).toEqual([{ secs: 30 }])
  })

  it('allows only the actions of its state', async () => {
    const { call } = await ring()
    await refuses(call.id, 'hangup', simulatorTexts.notUnderWay)
    await story.handle(call, 'decline')
    await refuses(call.id, 'answer', simulatorTexts.notRinging)
    await refuses(call.id, 'decline', simulatorTexts.notRinging)
  })
})
