import { directAccessEmail, ErrorBody, Figures, figuresTexts, type DemoRequestState } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertConversation, insertScenario, talk } from '../../../test/conversation-rows.js'
import { demoRequestBecomes } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/figures'
const may = `${path}?from=2026-05-01&to=2026-05-03`

let app: TestApp
let admin: ApiClient
let pitch: string
let interview: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  pitch = await insertScenario(app.dataSource, 'Pitch')
  interview = await insertScenario(app.dataSource, 'Interview')
  // The samples stay the first choices: they have goals.
  await query('UPDATE scenarios SET sort_order = 100 WHERE id IN ($1, $2)', [pitch, interview])
  await insertMay()
})
afterAll(() => app.close())

const query = (sql: string, parameters: unknown[]) => app.dataSource.query(sql, parameters)

async function insertRequest(scenario: string, state: DemoRequestState, day: string): Promise<string> {
  const id = crypto.randomUUID()
  await query(
    `INSERT INTO demo_requests (id, role, scenario_id, recipient_name, recipient_phone, state, created_at)
     VALUES ($1, 'recipient', $2, 'Ada', '+14155550102', $3, $4)`,
    [id, scenario, state, `${day}T23:30:00Z`],
  )
  return id
}

const insertText = (request: string, state: string, delivery: string | null) =>
  query(
    `INSERT INTO sms_messages (id, demo_request_id, template, once_key, phone, body, state, delivery, useful_until, created_at)
     VALUES ($1, $2, 'sms_self_demo_invitation_template', $1, '+14155550102', 'Hi', $3, $4, now(), '2026-05-03Z')`,
    [crypto.randomUUID(), request, state, delivery],
  )

const insertCall = (request: string, state: string) =>
  query(
    `INSERT INTO calls (id, demo_request_id, phone, state, place_by, created_at)
     VALUES ($1, $2, '+14155550102', $3, now(), '2026-05-03Z')`,
    [crypto.randomUUID(), request, state],
  )

/** A request whose report was written, with the emails of its readers. */
async function insertReported(scenario: string, day: string, goals: string | null, ...emails: string[]): Promise<void> {
  const request = await insertRequest(scenario, 'reported', day)
  const conversation = await insertConversation(app.dataSource, { demoRequestId: request })
  const report = crypto.randomUUID()
  await query('INSERT INTO reports (id, demo_request_id, conversation_id, goals) VALUES ($1, $2, $3, $4)', [
    report,
    request,
    conversation,
    goals,
  ])
  for (const email of emails)
    await query(
      `INSERT INTO report_views (id, report_id, email, address, outcome, viewed_at)
       VALUES ($1, $2, $3, '127.0.0.1', 'viewed', '2026-05-04Z')`,
      [crypto.randomUUID(), report, email],
    )
}

async function insertMay(): Promise<void> {
  await insertRequest(pitch, 'requested', '2026-05-01')
  const invited = await insertRequest(pitch, 'invited', '2026-05-01')
  await insertText(invited, 'sent', 'undelivered')
  const refused = await insertRequest(pitch, 'invitation_failed', '2026-05-01')
  await insertText(refused, 'failed', null)
  const missed = await insertRequest(pitch, 'call_failed', '2026-05-01')
  await insertText(missed, 'sent', 'delivered')
  await insertCall(missed, 'missed')
  const expired = await insertRequest(pitch, 'expired', '2026-05-03')
  await query(
    `INSERT INTO demo_request_transitions (demo_request_id, from_state, to_state, cause)
     VALUES ($1, 'requested', 'invited', 'sent'), ($1, 'invited', 'expired', 'late')`,
    [expired],
  )
  const calling = await insertRequest(interview, 'calling', '2026-05-03')
  await insertText(calling, 'queued', null)
  await insertCall(calling, 'ringing')
  await insertRequest(interview, 'report_failed', '2026-05-03')
  await insertReported(
    interview,
    '2026-05-03',
    '[{"label":"Asks","met":true},{"label":"Stays calm","met":null}]',
    'a@b.c',
  )
  await insertReported(interview, '2026-05-03', '[{"label":"Asks","met":false}]', directAccessEmail)
  await insertReported(pitch, '2026-05-02', null, 'a@b.c', 'd@e.f')
  await insertRequest(pitch, 'invited', '2026-04-30')
  await insertRequest(pitch, 'invited', '2026-05-04')
}

const read = async (address: string) => (await admin.get(address)).as(Figures)

describe('GET /api/admin/figures', () => {
  it('counts how far the requests of the days have come', async () => {
    const { from, to, steps, days, scenarios } = await read(may)
    expect([from, to]).toEqual(['2026-05-01', '2026-05-03'])
    expect(steps).toEqual({ asked: 10, invited: 8, agreed: 6, talked: 4, reported: 3, read: 2 })
    expect(days).toEqual([
      { day: '2026-05-01', asked: 4, invited: 2, agreed: 1, talked: 0, reported: 0, read: 0 },
      { day: '2026-05-02', asked: 1, invited: 1, agreed: 1, talked: 1, reported: 1, read: 1 },
      { day: '2026-05-03', asked: 5, invited: 5, agreed: 4, talked: 3, reported: 2, read: 1 },
    ])
    expect(scenarios).toMatchObject([
      { scenario_id: pitch, title: 'Pitch', asked: 6, invited: 4, talked: 1 },
      { scenario_id: interview, title: 'Interview', asked: 4, agreed: 4, talked: 3 },
    ])
  })

  it('counts texts and calls by outcome, and goals by scenario', async () => {
    const { texts, calls, goals } = await read(may)
    expect(texts).toEqual({ delivered: 1, sent: 0, undelivered: 2, waiting: 1 })
    expect(calls).toEqual({ answered: 0, missed: 1, failed: 0, cancelled: 0, waiting: 1 })
    const about = { scenario_id: interview, title: 'Interview' }
    expect(goals).toEqual([
      { ...about, label: 'Asks', met: 1, missed: 1, undecided: 0 },
      { ...about, label: 'Stays calm', met: 0, missed: 0, undecided: 1 },
    ])
  })

  it('counts what needs attention', async () => {
    const { attention } = await read(may)
    expect(attention).toMatchObject({ undelivered: 2, unanswered: 1, failed: 1, no_report: 1 })
  })

  it('does not count an invitation as unanswered before two whole days have passed', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const { attention } = await read(`${path}?from=${today}`)
    const of = (day: string) => read(`${path}?from=${day}&to=${day}`).then((figures) => figures.attention.unanswered)
    await insertRequest(interview, 'invited', attention.unanswered_until)
    const next = new Date(Date.parse(attention.unanswered_until) + 86_400_000).toISOString().slice(0, 10)
    await insertRequest(interview, 'invited', next)
    expect([await of(attention.unanswered_until), await of(next)]).toEqual([1, 0])
  })

  it('counts one scenario alone, and nothing for one that does not exist', async () => {
    const { steps, scenarios, goals, attention } = await read(`${may}&scenario=${pitch}`)
    expect(steps).toMatchObject({ asked: 6, talked: 1, read: 1 })
    expect(scenarios.map(({ title }) => title)).toEqual(['Pitch'])
    expect(goals).toEqual([])
    expect(attention.no_report).toBe(0)
    expect((await read(`${may}&scenario=none`)).steps.asked).toBe(0)
  })

  it('counts the last 30 days up to today by default', async () => {
    const { days, to } = await read(path)
    expect(days).toHaveLength(30)
    expect(to).toBe(new Date().toISOString().slice(0, 10))
  })

  it('counts the goals of a report as soon as it is written', async () => {
    const story = new DemoStory(admin)
    const { requestId } = await story.request({ role: 'recipient', recipientPhone: '+14155550177' })
    await story.converse(requestId, talk)
    await demoRequestBecomes(app.dataSource, requestId, 'reported')
    const { goals } = await read(`${path}?scenario=${await story.firstScenarioId()}`)
    expect(goals.length).toBeGreaterThan(0)
    for (const { met, missed, undecided } of goals) expect(met + missed + undecided).toBe(1)
  })

  it.each([
    ['from=2026-05-02&to=2026-05-01', figuresTexts.backwards],
    ['from=2020-01-01&to=2026-05-01', figuresTexts.tooLong],
    ['from=yesterday', 'from must be a day such as 2026-05-20.'],
    ['to=2026-02-30', 'to must be a day such as 2026-05-20.'],
  ])('answers 400 to %s', async (asked, sentence) => {
    const answer = await admin.get(`${path}?${asked}`)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toBe(sentence)
  })

  it('needs a session', async () => {
    expect((await new ApiClient(app.url).get(path)).status).toBe(401)
  })
})
