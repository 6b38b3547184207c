import {
  Alarm,
  DemoPage,
  DemoRequestRow,
  demoRefusalTexts,
  ErrorBody,
  RequestedDemo,
  Sending,
} from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { expireInvitation } from './expire-invitation.job.js'

let app: TestApp
let admin: ApiClient
let story: DemoStory
let phones = 0

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback', STRANGERS: 'confirm', QUIET_HOURS: 'off' })
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
beforeEach(() => app.dataSource.query('DELETE FROM limits'))
afterAll(() => app.close())

const newPhone = () => `+1415555${String(2000 + (phones += 1))}`
const pause = { timeout: 20_000, interval: 50 }

async function ask(changes: Record<string, unknown> = {}, address = '203.0.113.1') {
  const [managerPhone, recipientPhone] = [newPhone(), newPhone()]
  const body = await story.requestBody({ managerPhone, recipientPhone, ...changes })
  const answer = await new ApiClient(app.url).post('/api/request-demo', body, { 'x-forwarded-for': address })
  return { answer, managerPhone, recipientPhone }
}

/** A manager's request that awaits confirmation, after the manager received the question. */
async function askAndWait(changes: Record<string, unknown> = {}) {
  const asked = await ask(changes)
  const { requestId, shortCode } = asked.answer.as(RequestedDemo)
  await story.messagesOnceThere((changes['managerPhone'] as string) ?? asked.managerPhone, 1)
  return { ...asked, requestId, shortCode }
}

async function row(id: string): Promise<DemoRequestRow> {
  return (await admin.get(`/api/admin/demo-requests?q=${id}`)).as(array(DemoRequestRow))[0]!
}

const becomes = (id: string, state: string) => vi.waitFor(async () => expect((await row(id)).state).toBe(state), pause)

describe("a stranger's manager request that has to be confirmed", () => {
  it('sends a message to the manager only, and says so', async () => {
    const { answer, managerPhone, recipientPhone } = await ask({ recipientName: 'Alex Kim' })
    expect(answer.status).toBe(201)
    expect(answer.as(RequestedDemo).awaitsManager).toBe(true)
    const [question] = await story.messagesOnceThere(managerPhone, 1)
    expect(question?.body).toBe('Clarity: Reply YES to send Alex Kim the invitation. Reply STOP to opt out.')
    expect(await story.messages(recipientPhone)).toEqual([])
  })

  it('has a link that says that it is waiting, and starts no conversation', async () => {
    const { requestId } = await askAndWait()
    const page = (await admin.get(`/api/demo/${requestId}`)).as(DemoPage)
    expect(page).toMatchObject({ state: 'awaiting_manager', reportPath: null })
    const session = await admin.post(`/api/demo/${requestId}/session`)
    expect(session.status).toBe(409)
    expect(session.as(ErrorBody).error).toBe(
      'This invitation is waiting for the person who requested it to confirm it.',
    )
    const words = Array.from({ length: 40 }, () => 'word').join(' ')
    await story.converse(requestId, [
      { role: 'user', message: words, time_in_call_secs: 1, tool_calls: [], duration: 1 },
    ])
    await vi.waitFor(async () => {
      const rows: unknown[] = await app.dataSource.query(
        'SELECT FROM voice_events WHERE demo_request_id = $1 AND handled_at IS NOT NULL',
        [requestId],
      )
      expect(rows).toHaveLength(1)
    }, pause)
    expect(await row(requestId)).toMatchObject({ state: 'awaiting_manager', conversation_id: null })
  })

  it('sends the two ordinary messages after a YES', async () => {
    const { requestId, managerPhone, recipientPhone } = await askAndWait()
    await story.reply(managerPhone, 'Yes!')
    expect((await story.messagesOnceThere(recipientPhone, 1))[0]?.body).toContain('invites you to a voice demo')
    const toManager = await story.messagesOnceThere(managerPhone, 3)
    expect(toManager.filter(({ body }) => body.includes('we have invited'))).toHaveLength(1)
    await becomes(requestId, 'invited')
    expect(await story.calls(managerPhone)).toEqual([])
  })

  it('answers an unclear reply of the manager once, and continues after a YES', async () => {
    const { managerPhone, recipientPhone } = await askAndWait({ recipientName: 'Alex Kim' })
    await story.reply(managerPhone, 'Who is this?')
    const clarification =
      'Clarity: Sorry, we did not understand that. Reply YES to send Alex Kim the invitation, HELP for help, STOP to opt out.'
    const sent = (await story.messagesOnceThere(managerPhone, 3)).filter(({ direction }) => direction === 'outbound')
    expect(sent.map(({ body }) => body)).toEqual([expect.any(String), clarification])
    await story.reply(managerPhone, 'hmm, maybe')
    expect(await story.messages(recipientPhone)).toEqual([])
    await story.reply(managerPhone, 'YES')
    await story.messagesOnceThere(recipientPhone, 1)
    const texts = (await story.messages(managerPhone)).map(({ body }) => body)
    expect(texts.filter((body) => body === clarification)).toHaveLength(1)
  })

  it('is over with a STOP, and nothing is sent', async () => {
    const { requestId, managerPhone, recipientPhone } = await askAndWait()
    await story.reply(managerPhone, 'STOP')
    await becomes(requestId, 'opted_out')
    expect(await story.messages(recipientPhone)).toEqual([])
  })

  it('expires without an answer, and a confirmed one does not with it', async () => {
    const [silent, confirmed] = [await askAndWait(), await askAndWait()]
    await story.reply(confirmed.managerPhone, 'YES')
    await becomes(confirmed.requestId, 'invited')
    const jobs = app.app.get(JobQueue)
    for (const { requestId } of [confirmed, silent])
      await app.dataSource.transaction((manager) =>
        jobs.enqueue(manager, expireInvitation, { demoRequestId: requestId, state: 'awaiting_manager' }),
      )
    await becomes(silent.requestId, 'expired')
    expect((await row(confirmed.requestId)).state).toBe('invited')
  })

  it('is confirmed by YES if its question came last, but not if an invitation did', async () => {
    const phone = newPhone()
    await story.invite(phone)
    const first = await ask({ managerPhone: phone })
    await story.messagesOnceThere(phone, 2)
    await story.reply(phone, 'YES')
    await becomes(first.answer.as(RequestedDemo).requestId, 'invited')
    const second = await ask({ managerPhone: phone })
    await story.messagesOnceThere(phone, 4)
    await story.invite(phone)
    await story.reply(phone, 'YES')
    await story.callOnceRinging(phone)
    expect((await row(second.answer.as(RequestedDemo).requestId)).state).toBe('awaiting_manager')
  })

  it('that names an opted-out number gets the ordinary answer, and nothing is sent', async () => {
    const recipientPhone = newPhone()
    await story.reply(recipientPhone, 'STOP')
    const { answer, managerPhone } = await ask({ recipientPhone })
    const requested = answer.as(RequestedDemo)
    expect(Object.keys(requested)).toEqual(['requestId', 'shortCode', 'awaitsManager'])
    await becomes(requested.requestId, 'opted_out')
    expect(await story.messages(managerPhone)).toEqual([])
  })

  it('is none for an admin, and none for a self demo', async () => {
    const recipientPhone = newPhone()
    const managed = await story.request({ recipientPhone, managerPhone: newPhone() })
    expect(managed.awaitsManager).toBeUndefined()
    const self = await ask({ role: 'recipient' })
    expect(self.answer.as(RequestedDemo).awaitsManager).toBeUndefined()
    expect(await story.messagesOnceThere(self.recipientPhone, 1)).toHaveLength(1)
  })
})

describe('the limits of strangers', () => {
  it('are twenty requests an hour for a network, regardless of the address in it', async () => {
    const answers = []
    for (let n = 0; n < 22; n += 1) answers.push(await ask({ role: 'recipient' }, `2001:db8:5:5::${n}`))
    expect(answers.map(({ answer }) => answer.status)).toEqual([...Array<number>(20).fill(201), 429, 429])
    expect(Number(answers[21]!.answer.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await ask({ role: 'recipient' }, '2001:db8:5:6::1')).answer.status).toBe(201)
  })

  it('are five requests for a phone in 30 days', async () => {
    const recipientPhone = newPhone()
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) {
      await app.dataSource.query("DELETE FROM limits WHERE key LIKE 'demo-phone:%'")
      statuses.push((await ask({ role: 'recipient', recipientPhone })).answer.status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  it('use nothing of one phone if the other is refused', async () => {
    const [managerPhone, recipientPhone] = [newPhone(), newPhone()]
    for (let n = 0; n < 3; n += 1) await ask({ managerPhone })
    for (let n = 0; n < 4; n += 1) expect((await ask({ managerPhone, recipientPhone })).answer.status).toBe(429)
    expect((await ask({ recipientPhone })).answer.status).toBe(201)
  })

  it('of the welcome screen are its own', async () => {
    const welcome = (address: string) =>
      new ApiClient(app.url).post('/api/welcome', { email: 'a@example.com' }, { 'x-forwarded-for': address })
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) statuses.push((await welcome(`203.0.113.${n}`)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429])
    expect((await welcome('198.51.100.1')).status).toBe(201)
    expect((await ask({ role: 'recipient' }, '203.0.113.1')).answer.status).toBe(201)
  })

  it.each([
    ['Chase Bank: your account is locked, go to https://evil.example'],
    ['evil.example'],
    ['Dana\u202eseyeR'],
    ['Dana\nReyes'],
  ])('refuse the name %j, which an admin may write', async (name) => {
    for (const changes of [{ recipientName: name }, { managerName: name }]) {
      const { answer } = await ask(changes)
      expect(answer.status).toBe(400)
      expect(answer.as(ErrorBody).error).toBe(demoRefusalTexts.name)
    }
    await story.request({ recipientName: name, recipientPhone: newPhone(), managerPhone: newPhone() })
  })
})

describe('the budget for everybody', () => {
  it('raises an alarm, closes nothing, and lets every manager confirm', async () => {
    const open = await startTestApp({ TRUST_PROXY: 'loopback' })
    try {
      const client = await ApiClient.signedIn(open)
      const openStory = new DemoStory(client)
      await new ApiClient(open.url).post('/api/request-demo', await openStory.requestBody())
      await open.dataSource.query("UPDATE limits SET points = 499 WHERE key = 'demo-everybody:all'")
      const request = async (network: number, changes: Record<string, unknown> = {}) => {
        const body = await openStory.requestBody({ managerPhone: newPhone(), recipientPhone: newPhone(), ...changes })
        const headers = { 'x-forwarded-for': `198.18.${network}.1` }
        return (await new ApiClient(open.url).post('/api/request-demo', body, headers)).as(RequestedDemo)
      }
      expect((await client.get('/api/admin/alarms')).as(array(Alarm))).toEqual([])
      expect((await request(1)).awaitsManager).toBeUndefined()
      expect((await request(2)).awaitsManager).toBe(true)
      expect((await request(3, { role: 'recipient' })).awaitsManager).toBeUndefined()
      const alarms = (await client.get('/api/admin/alarms')).as(array(Alarm))
      expect(alarms).toEqual([expect.objectContaining({ kind: 'strangers_budget', sources: 1 })])
    } finally {
      await open.close()
    }
  })
})

describe('/api/admin/sending', () => {
  it('closes the form to strangers only, until it is opened again', async () => {
    expect((await admin.get('/api/admin/sending')).as(Sending)).toMatchObject({
      strangers: 'on',
      strangers_budget: 500,
    })
    expect((await admin.put('/api/admin/sending', { strangers: 'off' })).as(Sending).strangers).toBe('off')
    const { answer } = await ask()
    expect(answer.status).toBe(503)
    expect(answer.as(ErrorBody).error).toBe(demoRefusalTexts.paused)
    await story.request({ recipientPhone: newPhone(), managerPhone: newPhone() })
    await admin.put('/api/admin/sending', { strangers: 'on' })
    expect((await ask()).answer.status).toBe(201)
    expect((await admin.get('/api/admin/sending')).as(Sending).strangers_used).toBe(1)
  })

  it('requires a session and a known value', async () => {
    expect((await new ApiClient(app.url).get('/api/admin/sending')).status).toBe(401)
    expect((await new ApiClient(app.url).put('/api/admin/sending', { strangers: 'off' })).status).toBe(401)
    expect((await admin.put('/api/admin/sending', { strangers: 'maybe' })).status).toBe(400)
  })
})
