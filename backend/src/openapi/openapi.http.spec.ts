import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { ErrorBody } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

let app: TestApp
interface Operation {
  readonly summary?: string
  readonly parameters?: readonly { readonly name: string; readonly schema: { readonly enum?: string[] } }[]
  readonly security?: object[]
}
let document: { paths: Record<string, Record<string, Operation>> }

beforeAll(async () => {
  app = await startTestApp()
  document = (await new ApiClient(app.url).get('/api/openapi.json')).body as typeof document
})
afterAll(() => app.close())

/** The specification's section 7, as OpenAPI writes parameters. */
const calls = [
  'get /api/shortcode/{code}',
  'get /api/admin/scenarios',
  'post /api/admin/scenarios',
  'put /api/admin/scenarios/{id}',
  'delete /api/admin/scenarios/{id}',
  'get /api/admin/reports',
  'get /api/admin/reports/{id}',
  'post /api/admin/reports/re-run',
  'post /api/report/{reportId}',
  'post /api/combined-report/{reportId}',
  'get /api/admin/report-views',
  'get /api/scenarios',
  'post /api/request-demo',
  'get /api/admin/conversations',
  'get /api/admin/conversations/{id}/transcript',
  'get /api/admin/combined-reports',
  'post /api/admin/combined-reports/generate',
]

describe('GET /api/openapi.json', () => {
  it('is valid for two validators', async () => {
    const schema = await new Validator().validate(document)
    expect(schema.errors ?? []).toEqual([])
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintDocument({
      document: makeDocumentFromString(JSON.stringify(document), 'openapi.json'),
      config: config.styleguide,
      externalRefResolver: new BaseResolver(),
    })
    expect(
      problems.map(({ ruleId, severity, message, location }) => [severity, ruleId, message, location[0]?.pointer]),
    ).toEqual([])
  })

  it('has a summary and the security of every call', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
    expect(operations.filter(({ summary }) => !summary)).toEqual([])
    expect(operations.filter(({ security }) => !security)).toEqual([])
  })

  it('names the fields that each list sorts by', async () => {
    const admin = await ApiClient.signedIn(app)
    const lists = Object.entries(document.paths).flatMap(([path, { get }]) => {
      const sort = get?.parameters?.find(({ name }) => name === 'sort')
      return sort ? [{ path, fields: sort.schema.enum?.filter((field) => !field.startsWith('-')) }] : []
    })
    expect(lists).toHaveLength(17)
    for (const { path, fields } of lists) {
      const { error } = (await admin.get(`${path}?sort=none`)).as(ErrorBody)
      expect(error).toBe(`sort must be one of ${fields?.join(', ')}, or one of them after a minus.`)
    }
  })

  it('documents every call of the product', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(documented).toEqual(expect.arrayContaining(calls))
  })

  it('matches the committed openapi.json (vitest -u writes it)', async () => {
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../../openapi.json')
  })
})
