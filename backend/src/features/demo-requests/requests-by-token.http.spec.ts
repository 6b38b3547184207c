import { DemoRequestRow, missingScopeSentence, ReportRow, RequestedDemo, tokenTexts } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { expectRefusal } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { bearer, TokensClient } from '../../../test/tokens-client.js'

let app: TestApp
let program: ApiClient
let tokens: TokensClient
let story: DemoStory

beforeAll(async () => {
  app = await startTestApp({ STRANGERS: 'confirm', QUIET_HOURS: 'off' })
  const admin = await ApiClient.signedIn(app)
  program = new ApiClient(app.url)
  tokens = new TokensClient(admin)
  story = new DemoStory(admin)
})
afterAll(() => app.close())

const path = '/api/request-demo'

describe('a token for requests', () => {
  it('requests demos as an admin does: no confirmation, and no limit of strangers', async () => {
    const { token } = await tokens.create('crm', ['requests:write'])
    const body = await story.requestBody({ role: 'manager' })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => program.post(path, body, bearer(token))))
    for (const answer of answers) {
      expect(answer.status).toBe(201)
      expect(answer.as(RequestedDemo).awaitsManager).toBeUndefined()
      expect(answer.headers.has('ratelimit')).toBe(false)
    }
  })

  it('is refused without the scope, and if it is wrong', async () => {
    const { token } = await tokens.create('only reads', ['requests:read'])
    const body = await story.requestBody()
    expectRefusal(await program.post(path, body, bearer(token)), 403, missingScopeSentence('requests:write'))
    expectRefusal(await program.post(path, body, bearer(`${token}x`)), 401, tokenTexts.refused)
  })

  it('reads requests and reports with the scopes for them, and changes nothing', async () => {
    const { token } = await tokens.create('dashboard', ['requests:read', 'reports:read'])
    expect((await program.get('/api/admin/demo-requests', bearer(token))).as(array(DemoRequestRow))).not.toEqual([])
    expect((await program.get('/api/admin/reports', bearer(token))).as(array(ReportRow))).toEqual([])
    expectRefusal(
      await program.post('/api/admin/reports/x/versions/1/restore', undefined, bearer(token)),
      403,
      tokenTexts.sessionOnly,
    )
  })
})
