import { ErrorBody, Scenario, scenarioTexts } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { ScenariosService } from './scenarios.service.js'

const path = '/api/admin/scenarios'
const required = {
  icon: '🎯',
  title: 'Board question',
  description: 'Explain a delay.',
  ai_prompt: 'You are the chair of the board.',
  manager_role_description: 'Head of the programme',
  recipient_role_description: 'Project lead',
}
const whole = {
  report_days: 30,
  verify_reader: true,
  ...required,
  icon: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8v8z"/></svg>',
  agent_id: 'agent_7',
  first_message: 'Let us begin.',
  post_call_prompt: 'Was the delay explained?',
  sort_order: 7,
  is_active: false,
  language: 'de',
  special_campaign: 'xx',
  sms_manager_confirmation_template: 'Sent to {{recipient_name}}',
  sms_recipient_invitation_template: '{{manager_name}} invites you: {{link_url}}',
  sms_self_demo_invitation_template: 'Start: {{ link_url }}',
  sms_yes_reply_confirmation_template: 'Thanks {{recipient_name}}',
  sms_report_recipient_template: 'Report on {{scenario_title}}: {{report_url}}',
  sms_report_manager_template: '{{recipient_role}}: {{report_url}}',
  goals: [
    {
      label: 'Names the delay',
      hint: 'We are two weeks late.',
      check: { kind: 'names' as const, what: 'date' as const },
    },
    { label: 'Asks for help', check: { kind: 'asks' as const, about: ['help', 'support'] } },
  ],
}
const unknown = '0123456789abcdef0123456789abcdef'

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

async function create(fields: Partial<typeof whole> = {}): Promise<Scenario> {
  const answer = await admin.post(path, { ...required, ...fields })
  expect(answer.status).toBe(201)
  return answer.as(Scenario)
}

async function titles(): Promise<string[]> {
  return (await admin.get(path)).as(array(Scenario)).map(({ title }) => title)
}

describe('GET /api/admin/scenarios', () => {
  it('answers complete scenarios by sort order, then title; on the first start the samples', async () => {
    const rows = (await admin.get(path)).as(array(Scenario))
    expect(rows.map(({ sort_order }) => sort_order)).toEqual([10, 20, 30, 40, 50])
    await create({ title: 'Same place B', sort_order: 30 })
    await create({ title: 'A last one', sort_order: 1000 })
    await create({ title: 'A same place', sort_order: 30 })
    const names = await titles()
    expect(names.indexOf('A same place')).toBeLessThan(names.indexOf('Same place B'))
    expect(names.at(-1)).toBe('A last one')
  })
})

describe('POST /api/admin/scenarios', () => {
  it('answers 201 with the complete scenario as sent', async () => {
    const { id, ...saved } = await create(whole)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(saved).toEqual(whole)
  })

  it('fills in the defaults', async () => {
    const saved = await create()
    expect(saved).toMatchObject({
      agent_id: '',
      first_message: '',
      sort_order: 0,
      is_active: true,
      language: 'en',
      special_campaign: 'default',
      sms_report_manager_template: '',
      goals: [],
      report_days: null,
      verify_reader: false,
    })
  })

  it('accepts a number as text, and an empty one as 0', async () => {
    expect((await admin.post(path, { ...required, sort_order: '12' })).as(Scenario).sort_order).toBe(12)
    expect((await admin.post(path, { ...required, sort_order: '' })).as(Scenario).sort_order).toBe(0)
  })

  it.each(Object.keys(required))('answers 400 if %s is empty', async (field) => {
    const answer = await admin.post(path, { ...required, [field]: '  ' })
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).message).toContain(scenarioTexts.requiredFields)
  })

  it.each([
    ['nothing', undefined],
    ['a list', [required]],
    ['a missing title', { ...required, title: undefined }],
    ['a title that is too long', { ...required, title: 'x'.repeat(201) }],
    ['a title with U+0000', { ...required, title: 'a\u0000b' }],
    ['a lone surrogate', { ...required, first_message: 'a\ud800b' }],
    ['an icon with markup that is no drawing', { ...required, icon: '<img src=x onerror=alert(1)>' }],
    ['a drawing with a document type', { ...required, icon: '<svg><!DOCTYPE x></svg>' }],
    ['a broken sort order', { ...required, sort_order: 'first' }],
    ['a sort order that the column cannot keep', { ...required, sort_order: 2 ** 31 }],
    ['an active state that is a text', { ...required, is_active: 'yes' }],
    ['an unknown language', { ...required, language: 'xx' }],
    ['an unknown placeholder', { ...required, sms_report_manager_template: 'Hi {{first_name}}' }],
    ['nine goals', { ...required, goals: Array.from({ length: 9 }, () => whole.goals[0]) }],
    ['a goal without a label', { ...required, goals: [{ ...whole.goals[0], label: ' ' }] }],
    ['an unknown check', { ...required, goals: [{ label: 'Sings', check: { kind: 'sings' } }] }],
    ['a check without its words', { ...required, goals: [{ label: 'Asks', check: { kind: 'asks', about: [] } }] }],
    ['no days of a report', { ...required, report_days: 0 }],
    ['half a day of a report', { ...required, report_days: 0.5 }],
    ['a text for verified readers', { ...required, verify_reader: 'yes' }],
    ['a share above 1', { ...required, goals: [{ label: 'Listens', check: { kind: 'talk_share', atMost: 40 } }] }],
    ['a report link before the report', { ...required, sms_recipient_invitation_template: '{{report_url}}' }],
  ])('answers 400 with a sentence to %s', async (_, body) => {
    const before = await titles()
    const answer = await admin.post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).message).toMatch(/\.$/)
    expect(await titles()).toEqual(before)
  })

  it('keeps a text exactly as it was written', async () => {
    const prompt = `  Line one\r\n\tLine "two" 'three' \\ {{x}} <b>&amp;</b> 😀 \u202eabc`
    expect((await create({ first_message: prompt })).first_message).toBe(prompt)
  })
})

describe('PUT /api/admin/scenarios/{id}', () => {
  it('answers 200 with the complete scenario, and uses the id of the address', async () => {
    const { id } = await create()
    const answer = await admin.put(`${path}/${id}`, { ...whole, id: unknown, title: 'Changed' })
    expect(answer.status).toBe(200)
    expect(answer.as(Scenario)).toEqual({ ...whole, id, title: 'Changed' })
    const listed = (await admin.get(path)).as(array(Scenario)).find((row) => row.id === id)
    expect(listed).toEqual({ ...whole, id, title: 'Changed' })
  })

  it('answers 400 to a bad body and changes nothing', async () => {
    const saved = await create()
    expect((await admin.put(`${path}/${saved.id}`, { ...whole, title: '' })).status).toBe(400)
    const listed = (await admin.get(path)).as(array(Scenario)).find(({ id }) => id === saved.id)
    expect(listed).toEqual(saved)
  })

  it.each([unknown, 'x', '%F0%9F%92%A9'])('answers 404 to the unknown id %s', async (id) => {
    const answer = await admin.put(`${path}/${id}`, whole)
    expect(answer.status).toBe(404)
    expect(answer.as(ErrorBody).error).toBe(scenarioTexts.notFound)
  })

  it('keeps the rules for links and readers if a module of an earlier release leaves them out', async () => {
    const rules = { report_days: 30, verify_reader: true }
    const { id } = (await admin.post(path, { ...required, ...rules })).as(Scenario)
    expect((await admin.put(`${path}/${id}`, required)).as(Scenario)).toMatchObject(rules)
    const none = { report_days: null, verify_reader: false }
    expect((await admin.put(`${path}/${id}`, { ...required, ...none })).as(Scenario)).toMatchObject(none)
  })

  it('keeps the goals if a module of an earlier release leaves them out, and removes them if they are empty', async () => {
    const { id } = await create(whole)
    const { goals, ...earlier } = whole
    expect((await admin.put(`${path}/${id}`, earlier)).as(Scenario).goals).toEqual(goals)
    expect((await admin.put(`${path}/${id}`, { ...earlier, goals: [] })).as(Scenario).goals).toEqual([])
  })

  it('does not change the columns of a later release', async () => {
    const { id } = await create()
    const { dataSource } = app
    await dataSource.query(`ALTER TABLE scenarios ADD COLUMN later jsonb NOT NULL DEFAULT '[]'`)
    await dataSource.query(`UPDATE scenarios SET later = '["kept"]' WHERE id = $1`, [id])
    const { status } = await admin.put(`${path}/${id}`, { ...whole, id, later: ['a module of a later release'] })
    const rows = await dataSource.query<unknown[]>('SELECT title, later FROM scenarios WHERE id = $1', [id])
    await dataSource.query('ALTER TABLE scenarios DROP COLUMN later')
    expect({ status, rows }).toEqual({ status: 200, rows: [{ title: whole.title, later: ['kept'] }] })
  })

  it('answers 404 to a deleted one', async () => {
    const { id } = await create()
    await admin.delete(`${path}/${id}`)
    expect((await admin.put(`${path}/${id}`, whole)).status).toBe(404)
  })
})

describe('DELETE /api/admin/scenarios/{id}', () => {
  it('answers 204 and leaves the list without it, while past demos keep it', async () => {
    const saved = await create({ title: 'Leaves' })
    expect((await admin.delete(`${path}/${saved.id}`)).status).toBe(204)
    expect(await titles()).not.toContain('Leaves')
    expect((await app.app.get(ScenariosService).get(saved.id)).title).toBe('Leaves')
  })

  it('answers 404 to an unknown one and to one that is already deleted', async () => {
    const { id } = await create()
    expect((await admin.delete(`${path}/${unknown}`)).status).toBe(404)
    await admin.delete(`${path}/${id}`)
    expect((await admin.delete(`${path}/${id}`)).as(ErrorBody).error).toBe(scenarioTexts.notFound)
  })
})

describe('without a session', () => {
  it('every call is 401 and nothing changes', async () => {
    const { id } = await create({ title: 'Stays' })
    const stranger = new ApiClient(app.url)
    const answers = await Promise.all([
      stranger.get(path),
      stranger.post(path, whole),
      stranger.put(`${path}/${id}`, whole),
      stranger.delete(`${path}/${id}`),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      answer.as(ErrorBody)
    }
    expect(await titles()).toContain('Stays')
  })
})
