import { ErrorBody, PageData, Scenario, ScenarioChoice } from '@clarity/contracts'
import { array, parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const gate = 'Access Your Report'
const landing = 'Clarity: practice a conversation'
const form = 'Request a conversation'
const notFound = 'Page not found'

let app: TestApp
let anybody: ApiClient
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  anybody = new ApiClient(app.url)
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

/** The data that the server embedded in the page for its script; null if there are none. */
function dataOf(answer: Answer): PageData | null {
  const json = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(String(answer.body))?.[1]
  return json === undefined ? null : parse(PageData, JSON.parse(json))
}

describe('which page answers which path', () => {
  it.each([
    ['/', 200, landing],
    ['/report/anything', 200, gate],
    ['/report/', 200, gate],
    ['/combined-report/anything', 200, gate],
    ['/zzzzz', 404, notFound],
    ['/zzzzz/', 404, notFound],
    ['/not-found-text', 404, landing],
    ['/invites/a@b.co', 404, landing],
    ['/some/deep/path', 404, landing],
  ])('%s answers %i', async (path, status, text) => {
    const answer = await anybody.get(path)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(text)
  })

  it('shows the same title, sentence and picture in a chat for every report, with nothing personal', async () => {
    const tags = (answer: Answer) => String(answer.body).match(/<meta property="og[^>]*>/g)
    const known = tags(await anybody.get('/report/anything'))
    expect(known).toContainEqual(expect.stringMatching(/content="https?:\/\/[\w.:-]+\/share\.png">$/))
    expect(known).toHaveLength(3)
    expect(tags(await anybody.get('/combined-report/other'))).toEqual(known)
    const { requestId } = await new DemoStory(admin).request()
    expect(tags(await anybody.get(`/demo/${requestId}`))).toEqual(tags(await anybody.get('/')))
    const picture = await fetch(`${app.url}/share.png`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(50_000)
  })

  it('redirects a short code to its target, without caching', async () => {
    const { requestId, shortCode } = await new DemoStory(admin).request()
    const answer = await anybody.get(`/${shortCode}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/demo/${requestId}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await anybody.get(`/demo/${requestId}`)).status).toBe(200)
    const withSlash = await anybody.get(`/${shortCode}/`)
    expect([withSlash.status, withSlash.headers.get('location')]).toEqual([302, `/demo/${requestId}`])
  })

  it('puts into a page only what belongs to its path', async () => {
    const { requestId } = await new DemoStory(admin).request()
    expect((await anybody.get('/')).body).toContain(form)
    expect((await anybody.get('/zzzzz')).body).not.toContain(gate)
    for (const path of [`/demo/${requestId}`, '/invite/a@b.co', '/phone-simulator']) {
      const { body } = await anybody.get(path)
      expect(body).toContain('This page needs JavaScript.')
      expect(body).not.toContain(form)
    }
  })

  it('redirects two characters to their campaign', async () => {
    const answer = await anybody.get('/q7')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/?c=q7')
  })

  it('says that a conversation link is not known', async () => {
    const answer = await anybody.get('/demo/unknown')
    expect(answer.status).toBe(404)
    expect(dataOf(answer)).toEqual({
      notice: 'This conversation link could not be found. Please check it and try again.',
    })
  })

  it.each(['/%E0%A4%A', '/report/%', '/admin/%E0'])(
    'has the page of not found at %s, which cannot be read',
    async (path) => {
      const answer = await anybody.get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('text/html')
    },
  )

  it('answers a call at an address that cannot be read with 400', async () => {
    const answer = await anybody.get('/api/%E0%A4%A')
    expect(answer.status).toBe(400)
    answer.as(ErrorBody)
  })

  it('answers unknown calls in JSON for every method', async () => {
    for (const answer of [await anybody.get('/api/unknown'), await anybody.post('/api/unknown', {})]) {
      expect(answer.status).toBe(404)
      answer.as(ErrorBody)
    }
    expect((await anybody.get('/api/admin/unknown')).status).toBe(401)
    expect((await admin.get('/api/admin/unknown')).status).toBe(404)
  })

  it.each(['/viewer/missing.js', '/assets/none.js', '/none.css?v=1', '/favicon.png', '/.well-known/some.json'])(
    'never answers the missing asset %s with a page',
    async (path) => {
      const answer = await anybody.get(path)
      expect(answer.status).toBe(404)
      answer.as(ErrorBody)
    },
  )

  it.each([
    ['/favicon.ico', /^image\//],
    ['/robots.txt', /^text\/plain/],
  ])('answers %s with a file', async (path, type) => {
    const answer = await anybody.get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(type)
  })
})

describe('how pages are served', () => {
  it('allows in its policy only what it loads, and is neither indexed nor cached', async () => {
    const { headers } = await anybody.get('/report/anything')
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe/)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('lets the site connect to its own host only', async () => {
    const policy = (await anybody.get('/')).headers.get('content-security-policy')!
    expect(policy).toContain("connect-src 'self' ws://localhost:0;")
    expect(policy).not.toMatch(/unsafe/)
  })

  it('serves the files that the site loads, cacheable without expiry', async () => {
    const script = /"(\/site\/[^" ]+\.js)"/.exec(String((await anybody.get('/')).body))![1]!
    const answer = await anybody.get(script)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect((await anybody.get('/site/missing.js')).status).toBe(404)
  })

  it('is packed for whom that suits', async () => {
    const packed = await anybody.get('/report/x', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.body).toContain(gate)
    const plain = await anybody.get('/report/x', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.body).toBe(packed.body)
  })

  it('answers HEAD as a preview sends it, and that is no view', async () => {
    const response = await fetch(`${app.url}/report/x`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await app.dataSource.query('SELECT id FROM report_views')).toEqual([])
  })
})

describe('the home', () => {
  const shown = async (path = '/') => dataOf(await anybody.get(path))?.scenarios
  const offered = async (query = '') => (await anybody.get(`/api/scenarios${query}`)).as(array(ScenarioChoice))
  const scenario = {
    ...{ icon: '💬', title: 'Ask for a raise', description: 'Of a boss in a hurry.', ai_prompt: 'Be in a hurry.' },
    ...{ manager_role_description: 'The boss', recipient_role_description: 'The employee' },
  }

  it('brings the scenarios that it offers, in the packed page too', async () => {
    expect(await shown()).toEqual(await offered())
    const packed = await anybody.get('/', { 'accept-encoding': 'br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(dataOf(packed)?.scenarios).toEqual(await offered())
  })

  it('brings those of the campaign, and shows a change of them at once', async () => {
    const address = '/?c=q7'
    expect(await shown(address)).toEqual(await offered())
    const own = { ...scenario, special_campaign: 'q7' }
    const { id } = (await admin.post('/api/admin/scenarios', own)).as(Scenario)
    expect((await shown(address))!.map(({ title }) => title)).toEqual(['Ask for a raise'])
    await admin.put(`/api/admin/scenarios/${id}`, { ...own, title: 'Ask for less' })
    expect((await shown(address))!.map(({ title }) => title)).toEqual(['Ask for less'])
    await admin.delete(`/api/admin/scenarios/${id}`)
    expect(await shown(address)).toEqual(await offered())
  })

  it('never brings a hidden scenario, and leaves a long list to its own request', async () => {
    const own = { ...scenario, special_campaign: 'w9' }
    const hidden = (await admin.post('/api/admin/scenarios', { ...own, is_active: false })).as(Scenario)
    expect((await admin.get('/?c=w9')).body).not.toContain(hidden.id)
    for (let count = 0; count < 13; count += 1)
      await admin.post('/api/admin/scenarios', { ...own, description: 'x'.repeat(2000) })
    expect(await shown('/?c=w9')).toBeUndefined()
    expect((await offered('?campaign=w9')).length).toBeGreaterThan(12)
  })
})

describe('the invite screen', () => {
  it.each([
    ['/invite/dana%40example.com', 'dana@example.com'],
    ['/invite/dana+demo@example.com?utm_source=mail', 'dana+demo@example.com'],
    ['/invite/nobody', ''],
    ['/invite', ''],
    ['/invite/%E0%A4%A', ''],
    ['/invite/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E@b.co', '</script><script>alert(1)</script>@b.co'],
  ])('at %s holds the email %j as data', async (path, email) => {
    const answer = await anybody.get(path)
    expect(answer.status).toBe(200)
    expect(dataOf(answer)).toEqual({ email, scenario: expect.any(Object) as object })
    expect(answer.body).not.toContain('alert(1)</script>')
  })

  it('knows the scenario of its conversation, if there is one', async () => {
    const [first] = (await anybody.get('/api/scenarios')).as(array(ScenarioChoice))
    const scenario = async () => dataOf(await anybody.get('/invite/dana@example.com'))!.scenario
    expect(await scenario()).toEqual({ title: first!.title, icon: first!.icon })
    await app.dataSource.query('UPDATE scenarios SET is_active = false')
    await expect.poll(scenario, { timeout: 10_000 }).toBeUndefined()
    await app.dataSource.query('UPDATE scenarios SET is_active = true')
    await expect.poll(scenario, { timeout: 10_000 }).toEqual({ title: first!.title, icon: first!.icon })
  })

  it('shows the number to call if there is one', async () => {
    const other = await startTestApp({ SUPPORT_PHONE: '+14155550100' })
    try {
      const answer = await new ApiClient(other.url).get('/invite/dana@example.com')
      expect(dataOf(answer)).toMatchObject({ email: 'dana@example.com', supportPhone: '+14155550100' })
    } finally {
      await other.close()
    }
  })
})

describe('the phone simulator', () => {
  const throughProxy = { 'x-forwarded-for': '203.0.113.1' }

  it('is available to callers on this machine and to admins', async () => {
    expect((await anybody.get('/phone-simulator')).status).toBe(200)
    expect((await admin.get('/phone-simulator', throughProxy)).status).toBe(200)
  })

  it('on a public server is available to admins only', async () => {
    const served = await startTestApp({ PUBLIC_URL: 'https://clarity.example.com' })
    try {
      const stranger = new ApiClient(served.url)
      const signedIn = await ApiClient.signedIn(served)
      for (const path of ['/phone-simulator', '/api/simulator/messages']) {
        expect((await stranger.get(path)).status).toBe(404)
        expect((await signedIn.get(path)).status).toBe(200)
      }
    } finally {
      await served.close()
    }
  })

  it('is not available to other callers', async () => {
    const answer = await anybody.get('/phone-simulator', throughProxy)
    expect(answer.status).toBe(404)
    expect(dataOf(answer)).toEqual({ notice: 'There is nothing at this address.' })
  })
})
