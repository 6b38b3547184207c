import {
  CombinedReportRow,
  Conversation,
  DemoRequestDetails,
  DemoRequestRow,
  ErrorBody,
  directAccessEmail,
  Report,
  ReportContent,
  ReportRow,
  ReportView,
  roleTexts,
  SearchResults,
  Transcript,
  type TranscriptEntry,
} from '@clarity/contracts'
import { callsOf, type Call } from '@clarity/test-kit/documented-calls'
import { promisedRefusals } from '@clarity/test-kit/promised-access'
import { array, parse, type GenericSchema, type InferOutput } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInAs } from '../../test/analyst.js'
import { ApiClient, type Answer } from '../../test/api-client.js'
import { DemoStory, managerPhone, recipientPhone } from '../../test/demo-story.js'
import { jobsDone } from '../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

let app: TestApp
let admin: ApiClient
let analyst: ApiClient
let calls: Call[]
/** What must be in no answer to an analyst: ids, short codes in quotes or links, emails, the digits of phones. */
const secrets = new Set<string>()
const real: Record<string, string> = {}
const aliases: Record<string, string> = {}

const email = 'robin.reader@acme.example'
const said: TranscriptEntry[] = [
  'Hello, this is Alex. I would like to talk about the delay of the delivery and what it costs us.',
  'My number is (415) 555-0177, or write to alex.kim@acme.example before Friday.',
  'We agreed on a refund of 200 dollars, and I will call you back on Monday at ten about the new date.',
].flatMap((message, n) => [
  entry('agent', `Thank you. Can you tell me more about point ${n + 1} and the plan for the next week?`, n * 20),
  entry('user', message, n * 20 + 10),
])

function entry(role: 'agent' | 'user', message: string, time: number): TranscriptEntry {
  return { role, message, time_in_call_secs: time, tool_calls: [{ to: 14155550177 }], duration: 5 }
}

async function rows<Schema extends GenericSchema>(
  path: string,
  schema: Schema,
  client = admin,
): Promise<InferOutput<Schema>[]> {
  const answer = await client.get(path)
  return answer.as(array(schema))
}

beforeAll(async () => {
  app = await startTestApp({ QUIET_HOURS: 'off', TRUST_PROXY: 'loopback' })
  admin = await ApiClient.signedIn(app)
  const story = new DemoStory(admin)
  const { requestId, shortCode } = await story.request()
  await story.messagesOnceThere(recipientPhone, 1)
  await story.converse(requestId, said)
  await story.messagesOnceThere(recipientPhone, 2)
  const [report] = await rows('/api/admin/reports', ReportRow)
  expect((await admin.post(`/api/report/${report!.report_id}`, { email })).status).toBe(200)
  const [conversation] = await rows('/api/admin/conversations', Conversation)
  const prompt = `Compare them for ${email}, phone ${managerPhone}.`
  const body = { conversationIds: [conversation!.id], prompt }
  const combined = (await admin.post('/api/admin/combined-reports/generate', body)).body as { shortCode: string }
  await jobsDone(app.dataSource)
  analyst = await signedInAs(app, admin, 'analyst', 'ana@example.com')
  calls = callsOf((await admin.get('/api/openapi.json')).body)
  const details = (await admin.get(`/api/admin/demo-requests/${requestId}`)).as(DemoRequestDetails)
  const [combinedRow] = await rows('/api/admin/combined-reports', CombinedReportRow)
  Object.assign(real, {
    'demo-requests': requestId,
    reports: report!.report_id,
    conversations: conversation!.id,
    'combined-reports': combinedRow!.combined_report_id,
  })
  for (const code of [shortCode, combined.shortCode, details.report!.short_code])
    for (const secret of [`"${code}"`, `/${code}`]) secrets.add(secret)
  const ids = Object.values(real).concat(
    details.messages.map(({ id }) => id),
    details.scenario_id,
  )
  for (const secret of [...ids, email, 'acme.example', 'admin@example.com', '4155550']) secrets.add(secret)
  for (const digits of ['555-0177', '14155550177', '555 0177']) secrets.add(digits)
}, 120_000)
afterAll(() => app.close())

beforeAll(async () => {
  Object.assign(aliases, {
    'demo-requests': (await rows('/api/admin/demo-requests', DemoRequestRow, analyst))[0]!.id,
    reports: (await rows('/api/admin/reports', ReportRow, analyst))[0]!.report_id,
    conversations: (await rows('/api/admin/conversations', Conversation, analyst))[0]!.id,
    'combined-reports': (await rows('/api/admin/combined-reports', CombinedReportRow, analyst))[0]!.combined_report_id,
  })
})

/** The address of a call; an id is one of the collection that the address names. */
function addressOf({ path }: Call, ids: Record<string, string>): string {
  return path
    .replace(/\/([\w-]+)\/\{(?:id|reportId|requestId)\}/, (_, collection: string) => {
      const known = { report: 'reports', 'combined-report': 'combined-reports', demo: 'demo-requests' }[collection]
      return `/${collection}/${ids[known ?? collection] ?? 'a'.repeat(32)}`
    })
    .replace('{version}', '1')
    .replace(/\{\w+\}/g, 'xx')
    .replace(/\/search$/, '/search?q=alex')
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`
const send = (client: ApiClient, call: Call, ids: Record<string, string>, headers: Record<string, string> = {}) =>
  client.send(call.method, addressOf(call, ids), bodyOf(call), headers)

function bodyOf({ method, path }: Call): object | undefined {
  if (method === 'GET') return undefined
  return /report\/\{reportId\}$/.test(path) ? { email: directAccessEmail } : {}
}

function leaksOf({ body, headers }: Answer): string[] {
  const sent = JSON.stringify(body) + decodeURIComponent(JSON.stringify([...headers]))
  const bytes = [...sent.matchAll(/[\w-]{24,}/g)].map(([text]) => Buffer.from(text, 'base64url').toString('latin1'))
  return [...secrets].filter((secret) => [sent, ...bytes].some((text) => text.includes(secret)))
}

const isStream = ({ path }: Call) => path === '/api/admin/events'
const ofAdmins = () => calls.filter(({ roles, path }) => roles && !path.startsWith('/api/auth/'))

describe('an analyst', () => {
  it('is refused every change, every export and what the document gives to admins only', async () => {
    const closed = ofAdmins().filter(({ roles }) => !roles!.includes('analyst'))
    expect(closed.length).toBeGreaterThan(50)
    for (const call of closed) {
      const answer = await send(analyst, call, aliases)
      const sentence =
        call.method !== 'GET'
          ? roleTexts.readsOnly
          : call.path.endsWith('/export')
            ? roleTexts.noExport
            : roleTexts.adminsOnly
      expect([nameOf(call), answer.status, answer.as(ErrorBody).error]).toEqual([nameOf(call), 403, sentence])
      expect([nameOf(call), leaksOf(answer)]).toEqual([nameOf(call), []])
    }
    const changes = ofAdmins().filter(({ method, path }) => method !== 'GET' && !path.includes('report/'))
    expect(changes.filter((call) => !closed.includes(call))).toEqual([])
    expect(calls.filter(({ path }) => path.endsWith('/export')).filter((call) => !closed.includes(call))).toEqual([])
  })

  it('reads the rest, masked, by aliases', async () => {
    const open = ofAdmins().filter((call) => call.roles!.includes('analyst') && !isStream(call))
    expect(open.length).toBeGreaterThan(15)
    for (const call of open) {
      const answer = await send(analyst, call, aliases)
      expect([nameOf(call), answer.status]).toEqual([nameOf(call), 200])
      expect([nameOf(call), leaksOf(answer)]).toEqual([nameOf(call), []])
    }
  })

  it('gets nothing by a real id', async () => {
    for (const call of ofAdmins().filter(({ path, roles }) => path.includes('{') && roles!.includes('analyst'))) {
      const answer = await send(analyst, call, real)
      expect([nameOf(call), leaksOf(answer)]).toEqual([nameOf(call), []])
      if (call.path.startsWith('/api/admin')) expect([nameOf(call), answer.status]).toEqual([nameOf(call), 404])
    }
  })

  it('sees the same names, turns and scores as an admin', async () => {
    const path = (ids: Record<string, string>) => `/api/admin/conversations/${ids['conversations']}/transcript`
    const { transcript } = (await analyst.get(path(aliases))).as(Transcript)
    const messages = transcript.map(({ message }) => message)
    expect(messages).toContain('My number is •••77, or write to a•••@••• before Friday.')
    expect(messages).toContain(said[1]!.message)
    const open = await analyst.post(`/api/report/${aliases['reports']}`, { email: directAccessEmail })
    const report = parse(Report, JSON.parse((open.as(ReportContent) as { content: string }).content))
    expect(report.participants).toMatchObject({
      recipient: { name: 'Alex Kim', phone: '•••23' },
      manager: { name: 'Dana Reyes', phone: '•••99' },
    })
    const views = await rows('/api/admin/report-views', ReportView, analyst)
    expect(views.map((view) => view.email)).toContain('r•••@•••')
  })

  it('has aliases that no other session can use', async () => {
    const other = await signedInAs(app, admin, 'analyst', 'ben@example.com')
    const path = `/api/admin/conversations/${aliases['conversations']}/transcript`
    expect((await analyst.get(path)).status).toBe(200)
    expect((await other.get(path)).status).toBe(404)
    expect((await admin.get(path)).status).toBe(404)
  })

  it('finds people by name, and none by phone or email', async () => {
    const found = await analyst.get('/api/admin/search?q=alex')
    expect(found.as(SearchResults).people).toHaveLength(1)
    for (const q of ['4155', '+1 415', '(415)', '41', '@acme', email]) {
      for (const list of ['search', 'demo-requests', 'conversations', 'reports']) {
        const answer = await analyst.get(`/api/admin/${list}?q=${encodeURIComponent(q)}`)
        expect([list, answer.status, answer.as(ErrorBody).error]).toEqual([list, 403, roleTexts.noPhoneSearch])
      }
    }
    expect((await analyst.get('/api/admin/report-views?q=robin')).status).toBe(403)
    const byAlias = await analyst.get(`/api/admin/search?q=${aliases['conversations']}`)
    expect(byAlias.as(SearchResults).ids).not.toEqual([])
    expect(leaksOf(byAlias)).toEqual([])
  })

  it('pages on by a cursor that says nothing', async () => {
    const story = new DemoStory(admin)
    await story.request({ recipientPhone: '+14155550124' })
    const first = await analyst.get('/api/admin/demo-requests?limit=1&sort=recipient_phone')
    expect(leaksOf(first)).toEqual([])
    const next = /<(.*)>/.exec(first.headers.get('link')!)![1]!
    expect((await analyst.get(next)).as(array(DemoRequestRow))).toHaveLength(1)
    expect((await admin.get(next)).status).toBe(400)
  })
})

describe('the other callers', () => {
  it('without a session get 401 wherever the document wants one', async () => {
    for (const call of calls.filter(({ needsSession }) => needsSession)) {
      const answer = await send(new ApiClient(app.url), call, real)
      const [refusal] = promisedRefusals(call, call.method, {})
      expect([nameOf(call), answer.status]).toEqual([nameOf(call), refusal])
      expect([nameOf(call), refusal]).toEqual([nameOf(call), 401])
    }
  })

  it('with a token get the calls of its scope, and no others', async () => {
    const wanted = [...new Set(calls.flatMap(({ scopes }) => scopes))].toSorted()
    expect(wanted).toHaveLength(7)
    for (const scope of wanted) {
      const scopes = [/release|activate/.test(scope) ? `${scope}:xx` : scope]
      const expires_at = new Date(Date.now() + 86_400_000).toISOString()
      const { token } = (await admin.post('/api/admin/tokens', { name: scope, scopes, expires_at })).body as {
        token: string
      }
      for (const call of calls.filter(({ needsSession }) => needsSession)) {
        const { status } = await send(new ApiClient(app.url), call, real, { authorization: `Bearer ${token}` })
        const [refusal = false] = promisedRefusals(call, call.method, { scopes: [scope] })
        const refused = [401, 403].includes(status) && status
        expect([scope, nameOf(call), refused]).toEqual([scope, nameOf(call), refusal])
      }
    }
  })

  it('as an admin are refused nothing', async () => {
    admin = await ApiClient.signedIn(app)
    // Last what ends the session.
    const endsSession = ({ path }: Call) => Number(path.startsWith('/api/admin/account/'))
    const inOrder = ofAdmins().toSorted((one, other) => endsSession(one) - endsSession(other))
    for (const call of inOrder.filter((one) => !isStream(one))) {
      const client = endsSession(call) ? await ApiClient.signedIn(app) : admin
      const answer = await send(client, call, {})
      expect([nameOf(call), [401, 403].includes(answer.status) && leaksOf(answer)]).toEqual([nameOf(call), false])
    }
  })
})
