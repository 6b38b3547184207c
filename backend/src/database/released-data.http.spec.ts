import { Remote, ReportContent, ReportText, Scenario, Transcript } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { DemoStory } from '../../test/demo-story.js'
import { moveToNow, recordOf, releasedDatabase, releases } from '../../test/released-databases.js'
import { startAppOn, type TestApp } from '../../test/test-app.js'
import { migrate } from './migrate.js'

async function startOn(release: string, env: Record<string, string>): Promise<TestApp> {
  const database = await releasedDatabase(release)
  await moveToNow(database.url)
  await migrate(database.url)
  return startAppOn(database, env)
}

describe.each(releases)('what people have from release %s', (release) => {
  const record = recordOf(release)
  let app: TestApp
  let admin: ApiClient

  beforeAll(async () => {
    // Without a worker: waiting rows are read unchanged.
    app = await startOn(release, { ROLE: 'api' })
    admin = new ApiClient(app.url)
    const [first] = record.admins
    expect((await admin.post('/api/auth/login', first)).status).toBe(204)
  })
  afterAll(() => app.close())

  it.each(record.admins)('lets $email sign in', async (login) => {
    expect((await new ApiClient(app.url).post('/api/auth/login', login)).status).toBe(204)
  })

  it('keeps the target of every link', async () => {
    const found: Record<string, string | null> = {}
    for (const link of Object.keys(record.links)) found[link] = (await admin.get(link)).headers.get('location')
    expect(found).toEqual(record.links)
  })

  it('shows every demo page', async () => {
    for (const path of Object.values(record.links)) expect([path, (await admin.get(path)).status]).toEqual([path, 200])
  })

  it('has as many rows in every list', async () => {
    const found: Record<string, number> = {}
    for (const list of Object.keys(record.counts))
      found[list] = Number((await admin.get(`/api/admin/${list}?limit=1`)).headers.get('x-total-count'))
    expect(found).toEqual(record.counts)
  })

  it('lists every row of every list', async () => {
    for (const [list, count] of Object.entries(record.counts)) {
      const answer = await admin.get(`/api/admin/${list}?limit=500`)
      expect([list, answer.status, (answer.body as unknown[]).length]).toEqual([list, 200, count])
    }
  })

  it('keeps the state of every request', async () => {
    const rows = (await admin.get('/api/admin/demo-requests?limit=500')).body as { id: string; state: string }[]
    expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual(record.requests)
  })

  it('keeps every report, transcript and scenario', async () => {
    for (const [id, content] of Object.entries(record.reports))
      expect((await admin.get(`/api/admin/reports/${id}`)).as(ReportText).report_content).toBe(content)
    for (const [id, transcript] of Object.entries(record.transcripts))
      expect((await admin.get(`/api/admin/conversations/${id}/transcript`)).as(Transcript).transcript).toEqual(
        transcript,
      )
    // A scenario from before goals and rules of access has none.
    const none = { goals: [], report_days: null, verify_reader: false }
    const scenarios = record.scenarios.map((scenario) => ({ ...none, ...scenario }))
    expect((await admin.get('/api/admin/scenarios')).as(array(Scenario))).toEqual(scenarios)
  })

  it('keeps the releases of a module, with their files', async () => {
    const remotes = (await admin.get('/api/admin/remotes')).as(array(Remote))
    const { name, active_version } = remotes.find(({ releases: each }) =>
      each.some(({ version }) => version in record.remote.entries),
    )!
    expect(active_version).toBe(record.remote.active_version)
    for (const [version, text] of Object.entries(record.remote.entries))
      expect((await admin.get(`/remotes/${name}/${version}/remote.js`)).body).toBe(text)
  })

  it('opens every report at its gate', async () => {
    for (const { path, content } of record.readings) {
      const answer = await new ApiClient(app.url).post(`/api${path}`, { email: 'reader@example.com' })
      expect([path, answer.as(ReportContent).content]).toEqual([path, content])
    }
  })
})

describe('unfinished work of a release', () => {
  const apps = new Map<string, TestApp>()

  // In parallel, because some of it takes half a minute.
  beforeAll(async () => {
    for (const release of releases) apps.set(release, await startOn(release, {}))
  })
  afterAll(async () => {
    for (const app of apps.values()) await app.close()
  })

  describe.each(releases)('that was %s', (release) => {
    const { undone } = recordOf(release)
    const app = () => apps.get(release)!

    it.each(undone)(
      'is finished: $what',
      async ({ requestId, becomes }) => {
        const state = async () => {
          const [row] = await app().dataSource.query<[{ state: string }]>(
            'SELECT state FROM demo_requests WHERE id = $1',
            [requestId],
          )
          return row.state
        }
        // A call rings for half a minute before it fails, so 'calling' is enough.
        const expected = becomes === 'call_failed' ? ['calling', becomes] : [becomes]
        await vi.waitFor(async () => expect(expected).toContain(await state()), { timeout: 60_000, interval: 50 })
      },
      70_000,
    )

    it('goes out once', async () => {
      const twice = await app().dataSource.query<unknown[]>(
        'SELECT body FROM outbox_messages GROUP BY phone, body HAVING count(*) > 1',
      )
      expect(twice).toEqual([])
    })

    it('does not block a new demo', async () => {
      const demo = new DemoStory(new ApiClient(app().url))
      const phone = '+12125550187'
      const requested = await demo.invite(phone)
      const [invitation] = await demo.messages(phone)
      expect(await demo.followLink(invitation)).toBe(`/demo/${requested.requestId}`)
      await demo.reply(phone, 'YES')
      await demo.handle(await demo.callOnceRinging(phone), 'decline')
      const words = 'I would like to understand how we can plan the next quarter together and agree on the numbers.'
      const transcript = Array.from({ length: 6 }, (_, at) => ({
        role: at % 2 === 0 ? ('agent' as const) : ('user' as const),
        message: words,
        time_in_call_secs: at * 9,
        duration: null,
        tool_calls: [],
      }))
      expect((await demo.converse(requested.requestId, transcript)).status).toBe(200)
      const messages = await demo.messagesOnceThere(phone, 4)
      const report = await demo.followLink(messages.at(-1))
      const answer = await new ApiClient(app().url).post(`/api${report}`, { email: 'reader@example.com' })
      expect(answer.status).toBe(200)
    })
  })
})
