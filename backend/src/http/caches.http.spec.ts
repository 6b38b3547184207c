import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { AccessPolicies } from './access-policies.js'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** One ends the session; the other has no end, and its spec looks at its headers. */
const apart = ['/api/auth/logout', '/api/admin/events']

it.each(['a stranger', 'an admin'])('answers to %s are not cacheable', async (who) => {
  const client = who === 'an admin' ? await ApiClient.signedIn(app) : new ApiClient(app.url)
  const calls = app.app
    .get(AccessPolicies)
    .list()
    .filter(({ path }) => path.startsWith('/api/') && !apart.includes(path))
  expect(calls.length).toBeGreaterThan(40)
  const answers = await Promise.all(
    calls.map(async ({ method, path }) => {
      const verb = method === 'ALL' ? 'GET' : method
      const body = ['POST', 'PUT', 'PATCH'].includes(verb) ? {} : undefined
      const { headers } = await client.send(verb, path.replace(/:\w+|\*\w*/g, 'x'), body)
      return { call: `${method} ${path}`, cache: headers.get('cache-control') }
    }),
  )
  expect(answers.filter(({ cache }) => cache !== 'no-store')).toEqual([])
})
