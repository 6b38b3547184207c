import {
  automaticHeader,
  CodeWanted,
  DemoRequestDetails,
  directAccessEmail,
  ErrorBody,
  hiddenReaderCode,
  readerCodeTexts,
  ReportContent,
  ReportView,
} from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { insertCombinedReport, insertReport } from '../../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const email = 'reader@example.com'

let app: TestApp
let reader: ApiClient
let admin: ApiClient
let phones: DemoStory
let people = 0
let recipient: string
let manager: string
let id: string
/** A separate caller address for each test, because the rate limit counts by address. */
let caller: Record<string, string>

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '127.0.0.1', SMS_COUNTRIES: '*' })
  reader = new ApiClient(app.url)
  admin = await ApiClient.signedIn(app)
  phones = new DemoStory(admin)
})
afterAll(() => app.close())

beforeEach(async () => {
  people += 1
  caller = { 'x-forwarded-for': `203.0.113.${people}` }
  recipient = `+1415555${2000 + people}`
  manager = `+1415555${3000 + people}`
  id = await insertReport(app.dataSource, 'written', 'What was said.')
  await setPhones(recipient, manager)
  await app.dataSource.query(
    `UPDATE scenarios SET verify_reader = true WHERE id = (SELECT d.scenario_id FROM demo_requests d
     JOIN reports r ON r.demo_request_id = d.id WHERE r.id = $1)`,
    [id],
  )
})

const setPhones = (recipientPhone: string | null, managerPhone: string | null) =>
  app.dataSource.query(
    `UPDATE demo_requests SET recipient_phone = $2, manager_phone = $3
     WHERE id = (SELECT demo_request_id FROM reports WHERE id = $1)`,
    [id, recipientPhone, managerPhone],
  )
const post = (more: object = {}, headers: Record<string, string> = {}) =>
  reader.post(`/api/report/${id}`, { email, ...more }, { ...caller, ...headers })
const postAutomatically = (headers: Record<string, string> = {}) => post({}, { [automaticHeader]: '1', ...headers })
const ask = async (more: object = {}) => (await post(more)).as(CodeWanted)
const last2 = (phone: string) => `•••${phone.slice(-2)}`

async function textsTo(phone: string): Promise<string[]> {
  await jobsDone(app.dataSource)
  return (await phones.messages(phone)).map(({ body }) => body)
}
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')![0]
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const cookieOf = ({ headers }: Answer) => headers.getSetCookie()[0]!
const agePassing = (interval: string) =>
  app.dataSource.query(
    `UPDATE reader_codes SET created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
     WHERE report_id = $1`,
    [id, interval],
  )

describe('a report whose readers are verified', () => {
  it("texts a code to the recipient's phone, and opens with it", async () => {
    const wanted = await post()
    expect(wanted.status).toBe(403)
    const { error, message, verify } = wanted.as(CodeWanted)
    expect(error).toBe(readerCodeTexts.asked(last2(recipient)))
    expect(message).toBe(error)
    expect(verify).toEqual({ to: last2(recipient), other: { to: last2(manager), codeTo: 'manager' } })
    const [text, ...more] = await textsTo(recipient)
    expect(more).toEqual([])
    expect(await textsTo(manager)).toEqual([])
    const opened = await post({ code: ` ${codeIn(text)} ` })
    expect(opened.status).toBe(200)
    expect(opened.as(ReportContent).content).toBe('What was said.')
    expect(cookieOf(opened)).toMatch(
      new RegExp(`^report-reader=[\\w-]{43}; Max-Age=2592000; Path=/api/report/${id}; HttpOnly; SameSite=Lax$`),
    )
  })

  it('texts the manager on request', async () => {
    expect((await ask({ codeTo: 'manager' })).verify).toEqual({
      to: last2(manager),
      other: { to: last2(recipient), codeTo: 'recipient' },
    })
    const [text] = await textsTo(manager)
    expect((await post({ code: codeIn(text) })).status).toBe(403)
    expect((await post({ code: codeIn(text), codeTo: 'manager' })).status).toBe(200)
  })

  it("texts the manager's phone if the recipient's gets no texts", async () => {
    await setPhones(null, manager)
    expect((await ask()).verify).toEqual({ to: last2(manager) })
    await setPhones(recipient, manager)
    await phones.reply(recipient, 'STOP')
    await jobsDone(app.dataSource)
    expect((await ask()).verify).toEqual({ to: last2(manager) })
  })

  it.each(['no phone', 'an opted-out phone'])('with %s is like an unknown one', async (what) => {
    await setPhones(what === 'no phone' ? null : recipient, null)
    if (what !== 'no phone') await phones.reply(recipient, 'STOP')
    await jobsDone(app.dataSource)
    const answer = await post()
    const unknown = await reader.post('/api/report/unknown', { email }, caller)
    expect([answer.status, answer.body]).toEqual([404, unknown.body])
  })

  it('asks a browser with the cookie for no code, and another one again', async () => {
    await post()
    const opened = await post({ code: codeIn((await textsTo(recipient))[0]) })
    const cookie = cookieOf(opened).split(';')[0]!
    expect((await postAutomatically({ cookie })).status).toBe(200)
    expect((await postAutomatically()).status).toBe(403)
    expect((await postAutomatically({ cookie: 'report-reader=guessed' })).status).toBe(403)
  })

  it.each(['revoke', 'replace'])('%s ends the cookie, also when the link is open again', async (action) => {
    await post()
    const opened = await post({ code: codeIn((await textsTo(recipient))[0]) })
    const cookie = cookieOf(opened).split(';')[0]!
    await admin.post('/api/admin/reports/links', { ids: [id], action })
    expect((await post({}, { cookie })).status).toBe(404)
    await app.dataSource.query('UPDATE reports SET link_id = NULL, link_revoked_at = NULL WHERE id = $1', [id])
    expect((await postAutomatically({ cookie })).status).toBe(403)
  })

  it('sends no second code before the first one expires, not even to posts at once', async () => {
    await Promise.all([ask(), ask(), ask()])
    await ask({ email: 'other@example.com' })
    expect(await textsTo(recipient)).toHaveLength(1)
    await agePassing('11 minutes')
    await ask()
    expect(await textsTo(recipient)).toHaveLength(2)
  })

  it('sends none to an automatic post', async () => {
    expect((await postAutomatically()).as(CodeWanted).error).toBe(readerCodeTexts.notAsked(last2(recipient)))
    expect(await textsTo(recipient)).toEqual([])
  })

  it('sends three codes an hour', async () => {
    for (const sent of [1, 2, 3]) {
      await ask()
      expect(await textsTo(recipient)).toHaveLength(sent)
      await agePassing('11 minutes')
    }
    const refused = await post()
    expect(refused.status).toBe(429)
    expect(refused.as(ErrorBody).error).toBe(readerCodeTexts.tooMany)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    await agePassing('30 minutes')
    await ask()
    expect(await textsTo(recipient)).toHaveLength(4)
  })

  it('takes five tries, also at once, and then not even the right code', async () => {
    await ask()
    const code = codeIn((await textsTo(recipient))[0])
    const tries = await Promise.all(Array.from({ length: 7 }, () => post({ code: otherThan(code) })))
    const errors = tries.map((answer) => answer.as(CodeWanted).error)
    expect(errors.filter((error) => error === readerCodeTexts.wrong)).toHaveLength(4)
    expect(errors.filter((error) => error === readerCodeTexts.usedUp)).toHaveLength(3)
    expect((await post({ code })).as(CodeWanted).error).toBe(readerCodeTexts.usedUp)
    expect((await ask()).error).toBe(readerCodeTexts.usedUp)
    expect(await textsTo(recipient)).toHaveLength(1)
  })

  it('takes a code for ten minutes, once, and for this report alone', async () => {
    await ask()
    const code = codeIn((await textsTo(recipient))[0])
    await agePassing('11 minutes')
    expect((await post({ code })).as(CodeWanted).error).toBe(readerCodeTexts.expired)
    await ask()
    const next = codeIn((await textsTo(recipient))[1])
    expect((await post({ code: next })).status).toBe(200)
    expect((await post({ code: next })).as(CodeWanted).error).toBe(readerCodeTexts.expired)
  })

  it('polls with the cookie while it is being written', async () => {
    await app.dataSource.query('UPDATE reports SET content = NULL, version = 0 WHERE id = $1', [id])
    expect((await post()).status).toBe(403)
    const preparing = await post({ code: codeIn((await textsTo(recipient))[0]) })
    expect(preparing.status).toBe(202)
    const cookie = cookieOf(preparing).split(';')[0]!
    expect((await postAutomatically({ cookie })).status).toBe(202)
  })

  it('opens to an admin without a code', async () => {
    expect((await admin.post(`/api/report/${id}`, { email: directAccessEmail }, caller)).status).toBe(200)
  })

  it.each(['12345', '1234567', 'abcdef', 123456])('answers 400 for the code %j', async (code) => {
    const answer = await post({ code })
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toMatch(/^code\b/)
  })

  it('stores no code, except on the phone', async () => {
    await ask()
    const code = codeIn((await textsTo(recipient))[0])
    const [stored] = await app.dataSource.query<[{ hash: string; body: string }]>(
      `SELECT c.hash, m.body FROM reader_codes c JOIN sms_messages m ON m.once_key = 'reader code ' || c.id
       WHERE c.report_id = $1`,
      [id],
    )
    expect(stored.hash).not.toContain(code)
    expect(stored.body).toContain(hiddenReaderCode)
    const [{ demo_request_id: request }] = await app.dataSource.query<[{ demo_request_id: string }]>(
      'SELECT demo_request_id FROM reports WHERE id = $1',
      [id],
    )
    const details = (await admin.get(`/api/admin/demo-requests/${request}`)).as(DemoRequestDetails)
    expect(details.messages.map(({ template }) => template)).toEqual(['reader_code'])
    expect(JSON.stringify(details)).not.toContain(code)
  })

  it('tells verified and typed readers apart in the log', async () => {
    await ask()
    await post({ code: codeIn((await textsTo(recipient))[0]) })
    const typed = await insertReport(app.dataSource, 'written')
    await reader.post(`/api/report/${typed}`, { email }, caller)
    await admin.post(`/api/report/${typed}`, { email: directAccessEmail }, caller)
    const rows = async (of: string) => (await admin.get(`/api/admin/report-views?q=${of}`)).as(array(ReportView))
    expect((await rows(id)).map(({ hasError, verified }) => [hasError, verified])).toEqual([
      [false, true],
      [null, false],
    ])
    expect((await rows(typed)).map(({ verified }) => verified)).toEqual([null, false])
  })
})

describe('a combined report with a verified conversation', () => {
  it('opens to admins and to its allowed readers, whose emails are typed', async () => {
    const combined = await insertCombinedReport(app.dataSource, 'written', '# All')
    await app.dataSource.query(
      `INSERT INTO combined_report_conversations (combined_report_id, position, conversation_id)
       SELECT $1, 1, conversation_id FROM reports WHERE id = $2`,
      [combined, id],
    )
    const read = (who: string) => reader.post(`/api/combined-report/${combined}`, { email: who }, caller)
    expect((await read(email)).status).toBe(404)
    await admin.put(`/api/admin/reports/${combined}/readers`, { allowed_readers: [email] })
    expect((await read(email)).as(ReportContent).content).toBe('# All')
    expect((await read('other@example.com')).status).toBe(404)
    const direct = { email: directAccessEmail }
    expect((await admin.post(`/api/combined-report/${combined}`, direct, caller)).status).toBe(200)
    expect(await textsTo(recipient)).toEqual([])
  })
})
