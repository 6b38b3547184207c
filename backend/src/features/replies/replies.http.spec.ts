import { replyTexts } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestBecomes, demoRequestHistory, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { RepliesService } from './replies.service.js'

let app: TestApp
let story: DemoStory
let lastPhone = 14155550200

beforeAll(async () => {
  app = await startTestApp()
  story = new DemoStory(await ApiClient.signedIn(app))
})
afterAll(() => app.close())

const newPhone = () => `+${(lastPhone += 1)}`
const stateOf = (requestId: string) => demoRequestState(app.dataSource, requestId)

/** The messages sent to this phone once all jobs are done. */
async function received(phone: string): Promise<string[]> {
  await jobsDone(app.dataSource)
  const messages = await story.messages(phone)
  return messages.filter(({ direction }) => direction === 'outbound').map(({ body }) => body)
}

describe('YES', () => {
  it('sends the confirmation with the link and rings the phone once', async () => {
    const phone = newPhone()
    const { requestId, shortCode } = await story.invite(phone)
    await story.reply(phone, 'Yes, please!')
    const call = await story.callOnceRinging(phone)
    expect(call).toMatchObject({ phone, demoRequestId: requestId })
    const [, confirmation, ...more] = await received(phone)
    expect(confirmation).toContain('Our AI assistant will call you in a moment')
    expect(confirmation).toContain(`/${shortCode} `)
    expect(more).toEqual([])
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['invited', 'confirmed', 'calling'])
  })

  it('counts once when it is texted ten times at once', async () => {
    const phone = newPhone()
    await story.invite(phone)
    await Promise.all(Array.from({ length: 10 }, () => story.reply(phone, 'YES')))
    await story.callOnceRinging(phone)
    expect(await received(phone)).toHaveLength(2)
    expect(await story.calls(phone)).toHaveLength(1)
    await story.reply(phone, 'yes')
    expect(await received(phone)).toHaveLength(2)
    expect(await story.calls(phone)).toHaveLength(1)
  })

  it('counts once when one message is delivered ten times at once', async () => {
    const phone = newPhone()
    await story.invite(phone)
    const incoming = { provider: 'outbox', providerMessageId: 'one message', phone, body: 'YES' }
    const replies = app.app.get(RepliesService)
    const receive = () => app.dataSource.transaction((manager) => replies.receive(manager, incoming))
    await Promise.all(Array.from({ length: 10 }, receive))
    await story.callOnceRinging(phone)
    const rows = await app.dataSource.query<unknown[]>('SELECT meaning, effect FROM replies WHERE phone = $1', [phone])
    expect(rows).toEqual([{ meaning: 'yes', effect: 'confirmed' }])
    expect(await received(phone)).toHaveLength(2)
  })

  it('means the newest of several open invitations', async () => {
    const phone = newPhone()
    const older = await story.invite(phone)
    const newer = await story.invite(phone)
    await demoRequestBecomes(app.dataSource, older.requestId, 'invited')
    await story.reply(phone, 'yes')
    expect((await story.callOnceRinging(phone)).demoRequestId).toBe(newer.requestId)
    expect(await stateOf(older.requestId)).toBe('invited')
  })

  it('does nothing for a phone without an invitation', async () => {
    const phone = newPhone()
    await story.reply(phone, 'yes')
    expect(await received(phone)).toEqual([])
    expect(await story.calls(phone)).toEqual([])
  })

  it('does nothing once the link has started the conversation', async () => {
    const phone = newPhone()
    const { requestId } = await story.invite(phone)
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
    await app.dataSource.query(`UPDATE demo_requests SET state = 'in_conversation' WHERE id = $1`, [requestId])
    await story.reply(phone, 'yes')
    expect(await received(phone)).toHaveLength(1)
    expect(await story.calls(phone)).toEqual([])
  })
})

describe('STOP', () => {
  it('ends the invitation, is answered by nothing, and YES does not lift it', async () => {
    const phone = newPhone()
    const { requestId } = await story.invite(phone)
    await story.reply(phone, 'Stop, please.')
    expect(await stateOf(requestId)).toBe('opted_out')
    await story.reply(phone, 'yes')
    await story.reply(phone, 'help')
    await story.reply(phone, 'what?')
    expect(await received(phone)).toHaveLength(1)
    expect(await story.calls(phone)).toEqual([])
    const rows = await app.dataSource.query<unknown[]>(
      'SELECT words, source, opted_out_at FROM opt_outs WHERE phone = $1',
      [phone],
    )
    expect(rows).toEqual([{ words: 'Stop, please.', source: 'reply by SMS', opted_out_at: expect.any(Date) as Date }])
  })

  it('counts for every request of the number', async () => {
    const phone = newPhone()
    const first = await story.invite(phone)
    const second = await story.invite(phone)
    await story.reply(phone, 'STOP')
    expect([await stateOf(first.requestId), await stateOf(second.requestId)]).toEqual(['opted_out', 'opted_out'])
  })

  it('ends a phone that is ringing', async () => {
    const phone = newPhone()
    const { requestId } = await story.invite(phone)
    await story.reply(phone, 'yes')
    await story.callOnceRinging(phone)
    await story.reply(phone, 'yes but stop')
    expect((await story.calls(phone)).map(({ state }) => state)).toEqual(['ended'])
    expect(await stateOf(requestId)).toBe('opted_out')
  })

  it('right after YES sends no message and places no call', async () => {
    const phone = newPhone()
    await story.invite(phone)
    await app.dataSource.transaction(async (manager) => {
      const replies = app.app.get(RepliesService)
      const incoming = { provider: 'outbox', phone }
      await replies.receive(manager, { ...incoming, providerMessageId: `${phone} 1`, body: 'yes' })
      await replies.receive(manager, { ...incoming, providerMessageId: `${phone} 2`, body: 'stop' })
    })
    expect(await received(phone)).toHaveLength(1)
    expect(await story.calls(phone)).toEqual([])
    const rows = await app.dataSource.query<unknown[]>(
      'SELECT state, error FROM sms_messages WHERE phone = $1 ORDER BY created_at',
      [phone],
    )
    expect(rows).toEqual([
      { state: 'sent', error: null },
      { state: 'failed', error: 'opted out' },
    ])
  })

  it('is lifted by START, which is answered, and a new invitation is open again', async () => {
    const phone = newPhone()
    await story.invite(phone)
    await story.reply(phone, 'STOP')
    await story.reply(phone, 'Unstop')
    expect(await received(phone)).toEqual([expect.any(String), replyTexts.started])
    await story.invite(phone)
    await story.reply(phone, 'YES')
    await story.callOnceRinging(phone)
  })
})

describe('NO', () => {
  it('is answered and leaves the invitation open', async () => {
    const phone = newPhone()
    const { requestId } = await story.invite(phone)
    await story.reply(phone, 'No, thanks')
    expect(await received(phone)).toEqual([expect.any(String), replyTexts.declined])
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
    await story.reply(phone, 'ok, yes')
    await story.callOnceRinging(phone)
  })

  it('cancels a ringing call, and YES calls again', async () => {
    const phone = newPhone()
    const { requestId } = await story.invite(phone)
    await story.reply(phone, 'yes')
    await story.callOnceRinging(phone)
    await story.reply(phone, 'no')
    expect((await story.calls(phone)).map(({ state }) => state)).toEqual(['declined'])
    expect(await stateOf(requestId)).toBe('call_failed')
    await story.reply(phone, 'yes')
    await story.callOnceRinging(phone)
    expect(await story.calls(phone)).toHaveLength(2)
  })

  it('cancels a call that has not rung yet, and YES still calls', async () => {
    const phone = newPhone()
    await story.invite(phone)
    await app.dataSource.transaction(async (manager) => {
      const replies = app.app.get(RepliesService)
      for (const body of ['yes', 'no'])
        await replies.receive(manager, { provider: 'outbox', phone, providerMessageId: `${phone} ${body}`, body })
    })
    await jobsDone(app.dataSource)
    expect(await story.calls(phone)).toEqual([])
    await story.reply(phone, 'yes')
    await story.callOnceRinging(phone)
    expect(await story.calls(phone)).toHaveLength(1)
  })
})

describe('anything else', () => {
  it('gets the help text for HELP, known or unknown', async () => {
    const phone = newPhone()
    await story.reply(phone, 'HELP')
    expect(await received(phone)).toEqual([replyTexts.help])
  })

  it('that is unclear is answered once a request, and never calls', async () => {
    const phone = newPhone()
    await story.invite(phone)
    await story.reply(phone, 'maybe')
    await story.reply(phone, 'yesterday')
    expect(await received(phone)).toEqual([expect.any(String), replyTexts.clarify])
    expect(await story.calls(phone)).toEqual([])
    const rows = await app.dataSource.query<unknown[]>(
      'SELECT body, effect FROM replies WHERE phone = $1 ORDER BY received_at',
      [phone],
    )
    expect(rows).toEqual([
      { body: 'maybe', effect: 'clarified' },
      { body: 'yesterday', effect: 'none' },
    ])
  })

  it('from an unknown phone is only recorded', async () => {
    const phone = newPhone()
    await story.reply(phone, 'who is this')
    await story.reply(phone, 'no')
    expect(await received(phone)).toEqual([])
  })

  it('is not answered endlessly if the sender is a machine that answers back', async () => {
    const phone = newPhone()
    for (let n = 0; n < 25; n += 1) await story.reply(phone, 'help')
    expect(await received(phone)).toHaveLength(20)
  })
})

describe('a carrier that handles keywords', () => {
  it('has answered HELP and START itself; our own opt-out list is still updated', async () => {
    const phone = newPhone()
    await story.invite(phone)
    const replies = app.app.get(RepliesService)
    for (const body of ['HELP', 'STOP', 'START', 'no']) {
      const reply = { provider: 'carrier', providerMessageId: `${phone} ${body}`, phone, body, isAnswered: true }
      await app.dataSource.transaction((manager) => replies.receive(manager, reply))
    }
    const rows = await app.dataSource.query<unknown[]>(
      'SELECT effect FROM replies WHERE phone = $1 ORDER BY received_at',
      [phone],
    )
    expect(rows).toEqual(['helped', 'opted_out', 'started', 'none'].map((effect) => ({ effect })))
    expect(await received(phone)).toHaveLength(1)
  })
})
