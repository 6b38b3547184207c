import { demoRefusalTexts, ErrorBody, ScenarioChoice } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { Invalid } from '../../http/failures.js'
import { ScenariosService } from './scenarios.service.js'

const path = '/api/scenarios'
let app: TestApp
let visitor: ApiClient
let admin: ApiClient

/** Title, place, campaign, and whether it is hidden. */
const rows = [
  ['Default B', 2, 'default', false],
  ['Default A', 2, 'default', false],
  ['Default first', 1, 'default', false],
  ['Default hidden', 0, 'default', true],
  ['Spring', 1, 'xx', false],
  ['Spring hidden', 0, 'xx', true],
  ['Only hidden', 0, 'yy', true],
  ['Deleted', 0, 'default', false],
] as const

beforeAll(async () => {
  app = await startTestApp()
  visitor = new ApiClient(app.url)
  admin = await ApiClient.signedIn(app)
  await app.dataSource.query('UPDATE scenarios SET deleted_at = now()')
  for (const [title, sort_order, special_campaign, isHidden] of rows)
    await admin.post('/api/admin/scenarios', {
      icon: '🎯',
      title,
      description: `About ${title}`,
      ai_prompt: 'Secret prompt',
      manager_role_description: 'Manager',
      recipient_role_description: 'Recipient',
      sort_order,
      special_campaign,
      is_active: !isHidden,
    })
  await app.dataSource.query(`UPDATE scenarios SET deleted_at = now() WHERE title = 'Deleted'`)
})
afterAll(() => app.close())

async function titles(client: ApiClient, query = ''): Promise<string[]> {
  const answer = await client.get(path + query)
  expect(answer.status).toBe(200)
  return answer.as(array(ScenarioChoice)).map(({ title }) => title)
}

async function idOf(title: string): Promise<string> {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>('SELECT id FROM scenarios WHERE title = $1', [title])
  return id
}

describe('GET /api/scenarios', () => {
  it("answers what is active and 'default', by sort order, then title", async () => {
    expect(await titles(visitor)).toEqual(['Default first', 'Default A', 'Default B'])
  })

  it('gives a visitor only what a choice needs', async () => {
    const [row] = (await visitor.get(path)).body as object[]
    expect(Object.keys(row ?? {}).sort()).toEqual(['description', 'icon', 'id', 'is_active', 'title'])
  })

  it.each([
    ["a campaign's own active ones", '?campaign=xx', ['Spring']],
    ['the default ones if a campaign has no active one', '?campaign=yy', ['Default first', 'Default A', 'Default B']],
    ['the default ones for an unknown campaign', '?campaign=zz', ['Default first', 'Default A', 'Default B']],
    ['the default ones for an empty campaign', '?campaign=', ['Default first', 'Default A', 'Default B']],
    ['every campaign on ?all=true', '?all=true', ['Default first', 'Spring', 'Default A', 'Default B']],
  ])('answers %s', async (_, query, expected) => {
    expect(await titles(visitor, query)).toEqual(expected)
  })

  it('answers hidden ones to an admin, last and marked', async () => {
    const choices = (await admin.get(`${path}?all=true`)).as(array(ScenarioChoice))
    expect(choices.map(({ title, is_active }) => [title, is_active])).toEqual([
      ['Default first', true],
      ['Spring', true],
      ['Default A', true],
      ['Default B', true],
      ['Default hidden', false],
      ['Only hidden', false],
      ['Spring hidden', false],
    ])
    expect(await titles(admin, '?campaign=xx')).toEqual(['Spring', 'Spring hidden'])
  })

  it.each(['?campaign=%00', '?campaign=a&campaign=b', `?campaign=${'x'.repeat(101)}`, '?all=perhaps'])(
    'answers 400 to %s',
    async (query) => {
      const answer = await visitor.get(path + query)
      expect(answer.status).toBe(400)
      answer.as(ErrorBody)
    },
  )
})

describe('what a demo may use', () => {
  const offered = async (title: string, includeHidden: boolean) =>
    app.app.get(ScenariosService).getOffered(await idOf(title), { includeHidden })

  it('is any active scenario, and a hidden one for an admin', async () => {
    expect((await offered('Spring', false)).title).toBe('Spring')
    expect((await offered('Only hidden', true)).title).toBe('Only hidden')
  })

  it.each([
    ['Only hidden', false],
    ['Deleted', true],
  ])('is not the scenario "%s"', async (title, includeHidden) => {
    await expect(offered(title, includeHidden)).rejects.toThrow(new Invalid(demoRefusalTexts.unknownScenario))
  })

  it('is the first active default scenario if none is chosen', async () => {
    expect((await app.app.get(ScenariosService).findFirstActiveDefault())?.title).toBe('Default first')
  })
})
