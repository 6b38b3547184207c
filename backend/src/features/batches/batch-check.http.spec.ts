import { BatchCheck, batchCheckMaxRows, ErrorBody, type BatchCheckRow } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/batches/check'

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const self = (recipientPhone: string): BatchCheckRow => ({ role: 'recipient', managerPhone: '', recipientPhone })
const managed = (managerPhone: string, recipientPhone: string): BatchCheckRow => ({
  role: 'manager',
  managerPhone,
  recipientPhone,
})

async function check(...rows: BatchCheckRow[]): Promise<[number, string, string][]> {
  const { warnings } = (await admin.post(path, { rows })).as(BatchCheck)
  return warnings.map(({ row, kind, sentence }) => [row, kind, sentence])
}

describe('POST /api/admin/batches/check', () => {
  it('gives no warnings for ordinary rows, even several of one manager', async () => {
    expect(
      await check(
        managed('+14155550100', '+14155550101'),
        managed('+14155550100', '+14155550102'),
        self('+14155550103'),
      ),
    ).toEqual([])
  })

  it('warns of rows that go to another country', async () => {
    expect(await check(self('+6465550199'), self('+14165550123'), managed('+442079460018', '+14155550101'))).toEqual([
      [1, 'abroad', '+64 6 555 0199 is an international number: New Zealand.'],
      [2, 'abroad', '+1 416 555 0123 is an international number: Canada.'],
      [3, 'abroad', '+44 20 7946 0018 is an international number: United Kingdom.'],
    ])
  })

  it('warns of a recipient who appears twice, in any notation', async () => {
    expect(await check(self('+14155550101'), managed('+14155550100', '+1 (415) 555-0101'))).toEqual([
      [1, 'twice', '+1 415 555 0101 also appears in row 2.'],
      [2, 'twice', '+1 415 555 0101 also appears in row 1.'],
    ])
  })

  it('names a manager who is the recipient', async () => {
    expect(await check(managed('+14155550101', '+14155550101'))).toEqual([
      [1, 'same_person', 'Manager and recipient have the same number, +1 415 555 0101.'],
    ])
  })

  it('names who has opted out, until START', async () => {
    const phone = '+14155550109'
    await admin.post('/api/simulator/messages', { from: phone, body: 'STOP' })
    await expect
      .poll(() => check(managed(phone, '+14155550101')))
      .toEqual([[1, 'opted_out', '+1 415 555 0109 has opted out and gets no messages.']])
  })

  it('ignores invalid numbers, which the row itself reports', async () => {
    expect(await check(self(''), self('415'), self('+19005550123'), managed('', '+14155550101'))).toEqual([])
  })

  it('accepts 10,000 rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => self(`+1415${5560000 + index}`))
    expect(await check(...rows)).toEqual([])
  })

  it.each([
    ['no rows', {}],
    ['an unknown role', { rows: [{ role: 'boss', recipientPhone: '+14155550101' }] }],
    ['too many rows', { rows: Array.from({ length: batchCheckMaxRows + 1 }, () => self('')) }],
  ])('refuses %s', async (_, body) => {
    const answer = await admin.post(path, body)
    expect(answer.status).toBe(400)
    answer.as(ErrorBody)
  })

  it('requires a session', async () => {
    expect((await new ApiClient(app.url).post(path, { rows: [] })).status).toBe(401)
  })
})
