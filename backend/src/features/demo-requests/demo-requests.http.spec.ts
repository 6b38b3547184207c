import { ErrorBody, RequestedDemo, ScenarioChoice, ShortCodeTarget } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory, managerPhone, recipientPhone } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let admin: ApiClient
let anybody: ApiClient
let story: DemoStory

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  anybody = new ApiClient(app.url)
  story = new DemoStory(admin)
})
afterAll(() => app.close())

const countRequests = async () => {
  const rows: [{ count: number }] = await app.dataSource.query('SELECT count(*)::int AS count FROM demo_requests')
  return rows[0].count
}

describe('POST /api/request-demo', () => {
  it('stores the request, answers its code at once and invites both people', async () => {
    const { requestId, shortCode } = await story.request()
    expect(requestId).toMatch(/^[0-9a-f]{32}$/)
    expect(shortCode).toMatch(/^[2-9a-hjkmnp-zA-HJ-NP-Z]{5}$/)
    const target = (await anybody.get(`/api/shortcode/${shortCode}`)).as(ShortCodeTarget)
    expect(target.targetUrl).toBe(`/demo/${requestId}`)

    const [toManager] = await story.messagesOnceThere(managerPhone, 1)
    const [toRecipient] = await story.messagesOnceThere(recipientPhone, 1)
    expect(toManager?.body).toContain('we have invited Alex Kim')
    expect(toRecipient?.body).toContain(`http://localhost:0/${shortCode} `)
    expect(toRecipient?.body).toMatch(
      /Reply YES .*Msg & data rates may apply\. Txt HELP for help\. Reply STOP to opt out\./,
    )
  })

  it('sends one message, the invitation, for a self demo and does not read the manager fields', async () => {
    const phone = '+442079460958'
    await story.request({ role: 'recipient', recipientPhone: phone, managerName: 7, managerPhone: 'nonsense' })
    const messages = await story.messagesOnceThere(phone, 1)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.body).toContain('your voice demo')
  })

  it('keeps phones in E.164', async () => {
    const phone = '+1 (415) 555-0177'
    await story.request({ role: 'recipient', recipientPhone: phone })
    expect(await story.messagesOnceThere('+14155550177', 1)).toHaveLength(1)
  })

  it('works without a session too', async () => {
    const answer = await anybody.post('/api/request-demo', await story.requestBody({ recipientPhone: '+14155550178' }))
    expect(answer.status).toBe(201)
    answer.as(RequestedDemo)
  })

  it.each([
    [{ recipientName: ' ' }, 'recipientName: Recipient name is required'],
    [{ recipientPhone: '12' }, 'recipientPhone: Valid recipient phone is required'],
    [{ managerName: '' }, 'managerName: Manager name is required'],
    [{ managerPhone: '+1' }, 'managerPhone: Valid manager phone is required'],
    [{ managerPhone: undefined }, 'managerPhone is required.'],
    [{ scenarioId: '' }, 'scenarioId: Please select a scenario first'],
    [{ role: 'boss' }, "role must be 'recipient' or 'manager'."],
    [{ role: 'recipient', recipientName: '' }, 'recipientName: Name is required'],
    [{ role: 'recipient', recipientPhone: 'x' }, 'recipientPhone: Valid phone number is required'],
    [{ recipientName: 'a\u0000b' }, 'recipientName must not contain characters that cannot be stored.'],
    [{ recipientName: 'x'.repeat(101) }, 'recipientName must have at most 100 characters.'],
    [{ scenarioId: 'unknown' }, 'This scenario is not available. Please choose another one.'],
  ])('refuses %j with a sentence and stores nothing', async (changes, sentence) => {
    const before = await countRequests()
    const answer = await admin.post('/api/request-demo', await story.requestBody(changes))
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody)).toEqual({ error: sentence, message: sentence })
    expect(await countRequests()).toBe(before)
  })

  it.each([['[]'], ['null'], ['"text"'], ['{'], ['']])('refuses the body %j', async (body) => {
    const answer = await admin.post('/api/request-demo', body)
    expect(answer.status).toBe(400)
    answer.as(ErrorBody)
  })

  it('offers a hidden scenario to an admin only', async () => {
    const [first] = (await anybody.get('/api/scenarios')).as(array(ScenarioChoice))
    await app.dataSource.query('UPDATE scenarios SET is_active = false WHERE id = $1', [first!.id])
    const body = await story.requestBody({ scenarioId: first!.id, recipientPhone: '+14155550179' })
    expect((await anybody.post('/api/request-demo', body)).status).toBe(400)
    expect((await admin.post('/api/request-demo', body)).status).toBe(201)
    await app.dataSource.query('UPDATE scenarios SET is_active = true WHERE id = $1', [first!.id])
  })
})

describe('the limits of callers without a session', () => {
  it('allows three requests a day for one phone', async () => {
    const body = await story.requestBody({ role: 'recipient', recipientPhone: '+14155550180' })
    const statuses: number[] = []
    for (let n = 0; n < 4; n += 1) statuses.push((await anybody.post('/api/request-demo', body)).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    const refused = await anybody.post('/api/request-demo', body)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect(refused.as(ErrorBody).error).toBe('Too many requests for now. Please try again later.')
    expect((await admin.post('/api/request-demo', body)).status).toBe(201)
  })

  it('allows exactly twenty requests an hour from one address', async () => {
    const other = await startTestApp()
    try {
      const client = new ApiClient(other.url)
      const otherStory = new DemoStory(client)
      const bodies = await Promise.all(
        Array.from({ length: 25 }, (_, n) =>
          otherStory.requestBody({ role: 'recipient', recipientPhone: `+1415555${String(1000 + n)}` }),
        ),
      )
      const answers = await Promise.all(bodies.map((body) => client.post('/api/request-demo', body)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    } finally {
      await other.close()
    }
  })

  it('sends nothing to a country that is not served', async () => {
    const other = await startTestApp({ SMS_COUNTRIES: 'US,CA' })
    try {
      const client = await ApiClient.signedIn(other)
      const body = await new DemoStory(client).requestBody({ recipientPhone: '+442079460958' })
      const answer = await client.post('/api/request-demo', body)
      expect(answer.status).toBe(400)
      expect(answer.as(ErrorBody).error).toBe('We cannot send messages to this country yet.')
    } finally {
      await other.close()
    }
  })
})
