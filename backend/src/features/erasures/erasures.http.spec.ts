import { ErasedPerson, ErasureReceipt, erasureTexts, ErrorBody } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory, managerPhone } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/erasures'

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp({ QUIET_HOURS: 'off' })
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const requestRow = async (id: string) =>
  (
    await app.dataSource.query<object[]>(
      'SELECT manager_name, manager_phone, recipient_name, recipient_phone, state FROM demo_requests WHERE id = $1',
      [id],
    )
  )[0]

describe('an erasure', () => {
  it('of a manager keeps the name and the phone of the recipient, and sends nothing more', async () => {
    const story = new DemoStory(admin)
    const { requestId } = await story.request()
    await story.messagesOnceThere(managerPhone, 1)
    expect((await admin.post(path, { phone: managerPhone })).status).toBe(202)
    expect(await requestRow(requestId)).toEqual({
      manager_name: null,
      manager_phone: null,
      recipient_name: 'Alex Kim',
      recipient_phone: '+14155550123',
      state: 'opted_out',
    })
    expect(await story.messages(managerPhone)).toEqual([])
  })

  it('of a person who is not known has an empty receipt', async () => {
    const { id } = (await admin.post(path, { email: 'nobody@example.com' })).as(ErasedPerson)
    expect((await admin.get(`${path}/${id}`)).as(ErasureReceipt)).toMatchObject({ rows: {}, suppressed: [] })
  })

  it.each([
    [{}, erasureTexts.noPerson],
    [{ phone: '12' }, erasureTexts.phone],
    [{ email: 'nobody' }, erasureTexts.email],
  ])('refuses %j', async (body, sentence) => {
    for (const address of [path, '/api/admin/person-exports']) {
      const answer = await admin.post(address, body)
      expect([answer.status, answer.as(ErrorBody).error]).toEqual([400, sentence])
    }
  })

  it('that does not exist is not found', async () => {
    expect((await admin.get(`${path}/unknown`)).status).toBe(404)
  })

  it('is for admins', async () => {
    const stranger = new ApiClient(app.url)
    for (const address of [path, `${path}/id`]) expect((await stranger.get(address)).status).toBe(401)
    for (const address of [path, '/api/admin/person-exports'])
      expect((await stranger.post(address, { email: 'a@example.com' })).status).toBe(401)
  })
})
