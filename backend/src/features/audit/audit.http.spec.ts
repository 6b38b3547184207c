import {
  AuditCheck,
  AuditRow,
  auditTexts,
  directAccessEmail,
  SavedBatch,
  type TranscriptEntry,
} from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { AccessPolicies } from '../../http/access-policies.js'
import { actionOf } from './audit-actions.js'
import { AuditPruningService } from './audit-pruning.service.js'
import { AuditService } from './audit.service.js'

const path = '/api/admin/audit'
let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback', QUIET_HOURS: 'off' })
})
beforeEach(async () => {
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const rowsOf = async (query = '') => (await admin.get(path + query)).as(array(AuditRow))
const check = async () => (await admin.get(`${path}/check`)).as(AuditCheck)
const person = { email: 'colleague@example.com', role: 'analyst' }

/** Runs SQL as someone who may do everything with the database. */
async function tamper(sql: string): Promise<void> {
  const triggers = (state: string) => `ALTER TABLE audit_rows ${state} TRIGGER audit_rows_only_added`
  await app.dataSource.query(`${triggers('DISABLE')}; ${sql}; ${triggers('ENABLE')}`)
}

describe('a change', () => {
  it('is recorded with who, what, which id and the network, without personal values', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const { id } = (await admin.post('/api/admin/people', person, headers)).body as { id: string }
    const [row] = await rowsOf('?action=person.invite')
    expect(row).toMatchObject({ who: 'admin@example.com', token: null, ids: [id], network: '203.0.113.0/24' })
    await admin.delete(`/api/admin/people/${id}`)
    expect((await rowsOf(`?id=${id}`)).map(({ action }) => action)).toEqual(['person.remove', 'person.invite'])
    const stored = JSON.stringify(await app.dataSource.query('SELECT * FROM audit_rows'))
    for (const value of [person.email, 'admin@example.com', '203.0.113.77']) expect(stored).not.toContain(value)
  })

  it('that was refused is not', async () => {
    const before = (await check()).rows
    await admin.post('/api/admin/people', { ...person, role: 'owner' })
    await admin.delete('/api/admin/people/none')
    expect((await check()).rows).toBe(before)
  })

  it('by a program names its token', async () => {
    const expires_at = new Date(Date.now() + 86_400_000).toISOString()
    const body = { name: 'Reader', scopes: ['requests:write'], expires_at }
    const { token, id } = (await admin.post('/api/admin/tokens', body)).body as { token: string; id: string }
    const headers = { authorization: `Bearer ${token}` }
    const wanted = await new DemoStory(admin).requestBody()
    expect((await new ApiClient(app.url).post('/api/request-demo', wanted, headers)).status).toBe(201)
    expect(await rowsOf('?who=reader')).toMatchObject([{ action: 'request.create', token: id, account: null }])
    expect(await rowsOf(`?action=token.create&id=${id}`)).toHaveLength(1)
  })

  it('that is saved as one types is recorded once in half an hour, for each account and network', async () => {
    const { id, revision } = (await admin.post('/api/admin/batches', { rows: [] })).as(SavedBatch)
    const rows = () => rowsOf(`?id=${id}&action=batch.change`)
    let last = revision
    const save = async (headers = {}) => {
      const body = { rows: [], removed: [], revision: last }
      const answer = await admin.send('PATCH', `/api/admin/batches/${id}/rows`, body, headers)
      last = answer.as(SavedBatch).revision
    }
    await save()
    await save()
    await admin.put(`/api/admin/batches/${id}`, { rows: [], revision: last++ })
    expect(await rows()).toHaveLength(1)
    await save({ 'x-forwarded-for': '203.0.113.77' })
    expect(await rows()).toHaveLength(2)
    const { last: end } = await check()
    const move = (by: string) =>
      tamper(`UPDATE audit_rows SET at = at ${by} interval '31 minutes' WHERE position <= ${end!.position}`)
    await move('-')
    await save()
    await move('+')
    expect(await rows()).toHaveLength(3)
    expect((await check()).holds).toBe(true)
  })

  it('has a name in the list of actions, whichever route makes it', () => {
    const changes = app.app
      .get(AccessPolicies)
      .list()
      .filter(({ method, path: route }) => !['GET', 'ALL'].includes(method) && route.startsWith('/api/admin/'))
    const unnamed = changes.filter(({ method, path: route }) => actionOf(method, route)?.includes(' '))
    expect(unnamed.map(({ method, path: route }) => `${method} ${route}`)).toEqual([])
  })
})

describe('a reading', () => {
  const talk: TranscriptEntry[] = ['Hello', 'I would like to plan the next week', 'with you and the whole team'].map(
    (message, n) => ({ role: n === 0 ? 'agent' : 'user', message, time_in_call_secs: n, tool_calls: [], duration: 1 }),
  )

  it('of a transcript, a report, the messages of a request or an export is recorded', async () => {
    const story = new DemoStory(admin)
    const recipientPhone = '+14155550188'
    const { requestId } = await story.request({ recipientPhone })
    await story.messagesOnceThere(recipientPhone, 1)
    await story.converse(requestId, talk)
    await story.messagesOnceThere(recipientPhone, 2)
    const [{ id }] = (await admin.get('/api/admin/conversations')).body as [{ id: string }]
    const [{ report_id: reportId }] = (await admin.get('/api/admin/reports')).body as [{ report_id: string }]
    await admin.get(`/api/admin/conversations/${id}/transcript`)
    await admin.get(`/api/admin/demo-requests/${requestId}`)
    await admin.get(`/api/admin/reports/${reportId}`)
    await admin.post(`/api/report/${reportId}`, { email: directAccessEmail })
    await admin.get('/api/admin/reports/export')
    const rows = (await rowsOf('?limit=5')).map(({ action, ids }) => [action, ...ids])
    expect(rows).toEqual([
      ['report.export'],
      ['report.read', reportId],
      ['report.read', reportId],
      ['request.read', requestId],
      ['transcript.read', id],
    ])
    expect((await rowsOf('?action=request.create')).map(({ ids }) => ids)).toContainEqual(
      expect.arrayContaining([requestId]),
    )
  })
})

describe('the list', () => {
  it('is filtered by who, what and when, and exported alike', async () => {
    await admin.put('/api/admin/sending', (await admin.get('/api/admin/sending')).body)
    const today = new Date().toISOString().slice(0, 10)
    const all = await rowsOf(`?who=ADMIN@example.com&from=${today}&to=${today}&limit=500`)
    expect(all.length).toBeGreaterThan(3)
    expect(await rowsOf('?who=nobody@example.com')).toEqual([])
    expect(await rowsOf('?to=2020-01-01')).toEqual([])
    const first = await admin.get(`${path}?limit=1`)
    const next = /<(.*)>/.exec(first.headers.get('link')!)![1]!
    expect((await admin.get(next)).as(array(AuditRow))).toHaveLength(1)
    const csv = (await admin.get(`${path}/export?action=account.sign-in`)).body as string
    expect(csv.replaceAll('"', '').split('\r\n')[0]).toContain(
      'Position,When,Who,Account ID,Token ID,Action,IDs,Network',
    )
    expect(csv).not.toContain('person.invite')
  })

  it.each([`${path}?from=yesterday`, `${path}?limit=0`, `${path}?cursor=none`])('refuses %s', async (address) => {
    expect((await admin.get(address)).status).toBe(400)
  })

  it('needs a session', async () => {
    for (const end of ['', '/export', '/check']) expect((await new ApiClient(app.url).get(path + end)).status).toBe(401)
  })
})

describe('the chain', () => {
  it('holds with two processes that append at once', async () => {
    const other = await startBeside(app)
    const services = [app.app.get(AuditService), other.get(AuditService)]
    const { rows } = await check()
    const row = { action: 'test.append', ids: ['x'], network: '203.0.113.0/24' }
    await Promise.all(Array.from({ length: 40 }, (_, n) => services[n % 2]!.append({ account: 'a' }, row)))
    await other.close()
    const after = await check()
    expect(after).toMatchObject({ holds: true, rows: rows + 40, broken: null })
    expect(after.last?.position).toBe(after.rows + after.pruned)
  })

  it.each([`UPDATE audit_rows SET action = 'nothing'`, 'DELETE FROM audit_rows', 'TRUNCATE audit_rows'])(
    'is not changed by %s',
    async (sql) => {
      await expect(app.dataSource.query(sql)).rejects.toThrow('Audit rows are only added.')
    },
  )

  it('goes on after pruning, from a signed checkpoint', async () => {
    const before = await check()
    const half = Math.floor(before.rows / 2)
    const [{ at }] = await app.dataSource.query<[{ at: Date }]>(`SELECT at FROM audit_rows WHERE position = $1`, [
      before.pruned + half,
    ])
    const pruned = await app.app.get(AuditPruningService).prune(at)
    expect(pruned).toBeGreaterThan(0)
    const after = await check()
    expect(after).toMatchObject({ holds: true, pruned, rows: before.rows - pruned })
    await admin.post('/api/admin/people', person)
    expect(await check()).toMatchObject({ holds: true, rows: after.rows + 1 })
    await app.dataSource.query(`UPDATE audit_checkpoints SET rows = rows + 1`)
    expect((await check()).broken?.reason).toBe(auditTexts.badCheckpoint)
    await app.dataSource.query(`UPDATE audit_checkpoints SET rows = rows - 1`)
    expect((await check()).holds).toBe(true)
  })

  it('shows where a row was changed, and where one was taken out', async () => {
    const { last, pruned } = await check()
    const position = pruned + 3
    await tamper(`UPDATE audit_rows SET action = action || '!' WHERE position = ${position}`)
    expect(await check()).toMatchObject({ holds: false, broken: { position, reason: auditTexts.changed } })
    await tamper(`UPDATE audit_rows SET action = rtrim(action, '!') WHERE position = ${position}`)
    expect((await check()).last?.position).toBeGreaterThanOrEqual(last!.position)
    await tamper(`DELETE FROM audit_rows WHERE position = ${position}`)
    expect((await check()).broken).toEqual({ position: position + 1, reason: auditTexts.missing })
  })
})
