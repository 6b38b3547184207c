import { ErrorBody, SimulatorCall, SimulatorMessage } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let client: ApiClient
let story: DemoStory

beforeAll(async () => {
  app = await startTestApp()
  client = new ApiClient(app.url)
  story = new DemoStory(client)
})
afterAll(() => app.close())

describe('POST /api/simulator/messages', () => {
  it('shows the message on its phone, and on no other', async () => {
    await story.reply('+1 (415) 555-0401', ' who is this ')
    const [message, ...more] = await story.messages('+14155550401')
    expect(message).toMatchObject({ direction: 'inbound', phone: '+14155550401', body: 'who is this' })
    expect(more).toEqual([])
    expect(await story.messages('+14155550402')).toEqual([])
    const all = (await client.get('/api/simulator/messages')).as(array(SimulatorMessage))
    expect(all).toEqual([message])
  })

  it('still answers for a number that would be refused today', async () => {
    await story.reply('+19005550123', 'yes')
    expect(await story.messages('+19005550123')).toMatchObject([{ phone: '+19005550123', body: 'yes' }])
  })

  it.each([
    [{ body: 'yes' }, 'from is required.'],
    [{ from: '12', body: 'yes' }, 'from must be a valid phone number.'],
    [{ from: '+14155550403', body: ' ' }, 'body must not be empty.'],
    [{ from: '+14155550403' }, 'body is required.'],
    [{ from: '+14155550403', body: 'x'.repeat(1601) }, 'body must have at most 1600 characters.'],
    [{ from: '+14155550403', body: 'a\u0000b' }, 'body must not contain characters that cannot be stored.'],
  ])('refuses %j', async (body, sentence) => {
    const answer = await client.post('/api/simulator/messages', body)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toBe(sentence)
  })
})

describe('GET /api/simulator/calls', () => {
  it('lists the calls of one phone, or of all', async () => {
    const phone = '+14155550404'
    const { requestId } = await story.invite(phone)
    await story.reply(phone, 'yes')
    const call = await story.callOnceRinging(phone)
    expect(call.demoRequestId).toBe(requestId)
    expect(await story.calls('+14155550405')).toEqual([])
    expect((await client.get('/api/simulator/calls')).as(array(SimulatorCall))).toEqual([call])
  })

  it.each(['messages', 'calls'])('refuses %s of what is no phone', async (list) => {
    const answer = await client.get(`/api/simulator/${list}?phone=12`)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toBe('phone must be a valid phone number.')
  })
})

it.each(['answer', 'decline', 'hangup'])(
  'POST /api/simulator/calls/{id}/%s answers 404 for an unknown call',
  async (deed) => {
    for (const id of ['f'.repeat(32), '%00', 'x'.repeat(5000)]) {
      const answer = await client.post(`/api/simulator/calls/${id}/${deed}`)
      expect([400, 404, 414]).toContain(answer.status)
      answer.as(ErrorBody)
    }
    const answer = await client.post(`/api/simulator/calls/${'f'.repeat(32)}/${deed}`)
    expect(answer.status).toBe(404)
    expect(answer.as(ErrorBody).error).toBe('There is no such call.')
  },
)
