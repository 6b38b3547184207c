import { createHash } from 'node:crypto'
import { AdminPageData } from '@clarity/contracts'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let anybody: ApiClient
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  anybody = new ApiClient(app.url)
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

function dataOf({ body }: Answer): AdminPageData {
  const json = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(String(body))![1]!
  return parse(AdminPageData, JSON.parse(json))
}

describe('the admin page', () => {
  it.each(['/admin', '/admin/', '/admin?x=1', '/admin/reports', '/admin/conversations/1/transcript', '/admin/nothing'])(
    'answers %s, neither cacheable nor indexable',
    async (path) => {
      const answer = await anybody.get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(dataOf(answer)).toMatchObject({ signedInAs: null, remotes: [], waiting: [] })
    },
  )

  it.each(['/administration', '/Admin/reports', '/x/admin'])('does not answer %s', async (path) => {
    expect((await anybody.get(path)).status).toBe(404)
  })

  it('says who is signed in', async () => {
    expect(dataOf(await admin.get('/admin/reports')).signedInAs).toBe('admin@example.com')
    const headers = { cookie: 'session=AAAAAAAAAAAAAAAAAAAAAA' }
    expect(dataOf(await anybody.get('/admin', headers)).signedInAs).toBeNull()
  })

  it('lists what the shell may load, as escaped data', async () => {
    const title = '</script><script>alert(1)</script>'
    await new RemotesClient(app, admin).install('mf-hostile', { version: '1.0.0+ab12', manifest: { title } })
    const answer = await anybody.get('/admin')
    expect(dataOf(answer).remotes).toMatchObject([
      {
        name: 'mf-hostile',
        version: '1.0.0+ab12',
        title,
        entry: '/remotes/mf-hostile/1.0.0+ab12/entry.abc.js',
        routes: ['/admin/mf-hostile'],
      },
    ])
    expect(answer.body).not.toContain('alert(1)</script>')
  })

  it('may load files of this site, its own inline scripts, and styles with the nonce of this answer', async () => {
    const answers = [await anybody.get('/admin'), await anybody.get('/admin')]
    const inline = [...String(answers[0]!.body).matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text!)
    const hashes = inline.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const nonces = answers.map((answer) => dataOf(answer).styleNonce)
    expect(new Set(nonces).size).toBe(2)
    expect(answers.map(({ headers }) => headers.get('content-security-policy'))).toEqual(
      nonces.map((nonce) =>
        [
          "default-src 'none'",
          `script-src 'self'${hashes.join('')}`,
          `style-src 'self' 'nonce-${nonce}'`,
          "img-src 'self' data:",
          "connect-src 'self'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types default',
          'report-uri /api/csp',
        ].join(';'),
      ),
    )
  })

  it('contains nothing that this policy refuses', async () => {
    const html = String((await anybody.get('/admin')).body)
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!)
    const inline = scripts.filter((attributes) => !/src="\/admin-assets\/|type="application\/json"/.test(attributes))
    expect(inline, 'those that the policy names').toEqual(['', ''])
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
  })

  it('names the call with which the page at an address begins, for whoever is signed in', async () => {
    const firstCalls = { '/admin/mf-calls': { path: '/api/admin/reports', query: ['q', 'sort'] } }
    await new RemotesClient(app, admin).install('mf-calls', { manifest: { firstCalls } })
    const named = async (client: ApiClient, path: string) =>
      /<meta name="first-call" content="([^"]*)">/.exec(String((await client.get(path)).body))?.[1]
    expect(await named(admin, '/admin/mf-calls?sort=name&q=a')).toBe('/api/admin/reports?q=a&amp;sort=name')
    expect(await named(admin, '/admin/mf-calls/1')).toBeUndefined()
    expect(await named(anybody, '/admin/mf-calls')).toBeUndefined()
  })

  it('loads its own scripts, which are cacheable without expiry', async () => {
    const script = /src="(\/admin-assets\/[^"]+\.js)"/.exec(String((await anybody.get('/admin')).body))![1]!
    const answer = await anybody.get(script)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const missing = await anybody.get('/admin-assets/missing.js')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toContain('json')
  })

  it('is packed for whom that suits', async () => {
    const remotes = new RemotesClient(app, admin)
    for (const name of ['mf-one', 'mf-two', 'mf-three']) await remotes.install(name)
    const packed = await anybody.get('/admin', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(dataOf(packed).remotes).toHaveLength(5)
    const plain = await anybody.get('/admin', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(dataOf(plain).remotes).toHaveLength(5)
  })
})
