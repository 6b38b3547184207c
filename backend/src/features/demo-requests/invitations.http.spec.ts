import { demoRefusalTexts, ErrorBody, RequestedDemo } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestBecomes, demoRequestHistory, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { PhoneOptedOutHandler } from '../replies/phone-opted-out.handler.js'
import { SendSmsHandler } from '../sms-messages/send-sms.handler.js'
import { ExpireInvitationHandler } from './expire-invitation.handler.js'

let app: TestApp
let admin: ApiClient
let anybody: ApiClient
let story: DemoStory

beforeAll(async () => {
  app = await startTestApp({ INVITATION_DAYS: '3' })
  admin = await ApiClient.signedIn(app)
  anybody = new ApiClient(app.url)
  story = new DemoStory(admin)
})
afterAll(() => app.close())

describe('a request for a number that has opted out', () => {
  const recipientPhone = '+14155550501'
  const managerPhone = '+14155550502'
  beforeAll(() => story.reply(recipientPhone, 'STOP'))

  it('is refused to an admin with a plain reason', async () => {
    const answer = await admin.post('/api/request-demo', await story.requestBody({ recipientPhone }))
    expect(answer.status).toBe(409)
    const sentence = demoRefusalTexts.optedOut
    expect(answer.as(ErrorBody)).toEqual({ error: sentence, message: sentence })
  })

  it.each(['recipient', 'manager'])('answers other callers for the %s as usual, and nothing is sent', async (role) => {
    const body = await story.requestBody({ role, recipientPhone, managerPhone })
    const answer = await anybody.post('/api/request-demo', body)
    expect(answer.status).toBe(201)
    const { requestId } = answer.as(RequestedDemo)
    await jobsDone(app.dataSource)
    expect(await demoRequestState(app.dataSource, requestId)).toBe('opted_out')
    expect(await story.messages(managerPhone)).toEqual([])
    expect((await story.messages(recipientPhone)).map(({ direction }) => direction)).toEqual(['inbound'])
  })

  it('leaves an opted-out manager out, not the recipient', async () => {
    const invited = '+14155550503'
    await story.request({ managerPhone: recipientPhone, recipientPhone: invited })
    await story.messagesOnceThere(invited, 1)
    await jobsDone(app.dataSource)
    expect((await story.messages(recipientPhone)).map(({ direction }) => direction)).toEqual(['inbound'])
  })

  it('is over when the number opts out while its invitation is about to go out', async () => {
    // Without workers: the test runs each job itself, at a chosen moment.
    const still = await startTestApp({ ROLE: 'api' })
    try {
      const phone = '+14155550504'
      const { requestId } = await new DemoStory(new ApiClient(still.url)).request({ recipientPhone: phone })
      await still.app.get(OptOutsService).optOut(still.dataSource.manager, phone, 'STOP', 'a test')
      const [message] = await still.dataSource.query<[{ id: string }]>('SELECT id FROM sms_messages WHERE phone = $1', [
        phone,
      ])
      await still.app.get(SendSmsHandler).handle({ messageId: message.id })
      await still.app.get(PhoneOptedOutHandler).handle({ messageId: message.id })
      expect(await demoRequestHistory(still.dataSource, requestId)).toEqual(['opted_out'])
    } finally {
      await still.close()
    }
  })
})

describe('an invitation', () => {
  it('waits as many days as are configured', async () => {
    const { requestId } = await story.invite('+14155550505')
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
    const rows = await app.dataSource.query<unknown[]>(
      `SELECT extract(epoch FROM start_after - created_on)::int AS secs, keep_until > start_after AS "isKept"
       FROM pgboss.job WHERE name = 'expire-invitation' AND data->>'demoRequestId' = $1`,
      [requestId],
    )
    expect(rows).toEqual([{ secs: 3 * 24 * 60 * 60, isKept: true }])
  })

  it('without an answer expires, and a later YES is refused', async () => {
    const phone = '+14155550506'
    const { requestId } = await story.invite(phone)
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
    await app.app.get(ExpireInvitationHandler).handle({ demoRequestId: requestId })
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['invited', 'expired'])
    await story.reply(phone, 'yes')
    await jobsDone(app.dataSource)
    expect(await story.calls(phone)).toEqual([])
  })

  it('that was answered does not expire', async () => {
    const phone = '+14155550507'
    const { requestId } = await story.invite(phone)
    await story.reply(phone, 'yes')
    await story.callOnceRinging(phone)
    await app.app.get(ExpireInvitationHandler).handle({ demoRequestId: requestId })
    expect(await demoRequestState(app.dataSource, requestId)).toBe('calling')
  })

  it('that seems to have failed has arrived when it is answered', async () => {
    const phone = '+14155550508'
    const { requestId } = await story.invite(phone)
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
    await app.dataSource.query(`UPDATE demo_requests SET state = 'invitation_failed' WHERE id = $1`, [requestId])
    await story.reply(phone, 'yes')
    await story.callOnceRinging(phone)
  })
})
