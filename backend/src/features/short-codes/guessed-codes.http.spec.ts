import { Alarm, ContinuePageData, ErrorBody, ShortCodeRefusal, ShortCodeTarget } from '@clarity/contracts'
import { array, parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { solveChallenge } from '../../../test/solve-challenge.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let admin: ApiClient
let anybody: ApiClient
let known: string

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback' })
  admin = await ApiClient.signedIn(app)
  anybody = new ApiClient(app.url)
  known = (await new DemoStory(admin).request()).shortCode
})
afterAll(() => app.close())

const from = (address: string) => (path: string) => anybody.get(path, { 'x-forwarded-for': address })

/** Uses up the 20 misses of a network. */
function guess(address: (n: number) => string): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 20 }, (_, n) => from(address(n))(`/api/shortcode/q${1000 + n}`)))
}

function dataOf(page: Answer): ContinuePageData {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page.body as string)![1]!
  return parse(ContinuePageData, JSON.parse(json))
}

/** The page without the parts that differ at each visit. */
const withoutSeed = (page: Answer) => (page.body as string).replace(/"seed":"\w+","expiresAt":\d+/, '')

describe('a network that has missed 20 times in an hour', () => {
  const inside = '2001:db8:1:2::1'

  it('gets 20 misses for all of its addresses together, then 429', async () => {
    const misses = await guess((n) => `2001:db8:1:2::${n}`)
    expect(misses.map(({ status }) => status)).toEqual(Array(20).fill(404))
    const refused = await from(inside)('/api/shortcode/zzzzz')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    refused.as(ErrorBody)
  })

  it('gets the same page for a known and for an unknown code', async () => {
    const [hit, miss] = [await from(inside)(`/${known}`), await from(inside)('/zzzzz')]
    expect([hit.status, miss.status]).toEqual([200, 200])
    expect(withoutSeed(hit).replaceAll(known, 'zzzzz')).toBe(withoutSeed(miss))
    expect((hit.body as string).length).toBe((miss.body as string).length)
    expect(hit.headers.get('cache-control')).toBe('no-store')
    expect(hit.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(miss.body).toContain('This page needs JavaScript')
  })

  it('is led on by its proof of work', async () => {
    const { challenge } = dataOf(await from(inside)(`/${known}`))
    const proof = solveChallenge(challenge)
    const page = await from(inside)(`/${known}?proof=${proof}`)
    expect([page.status, page.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/demo\//)])
    const answer = await from(inside)(`/api/shortcode/${known}?proof=${proof}`)
    expect(answer.as(ShortCodeTarget).targetUrl).toBe(page.headers.get('location'))
    expect((await from(inside)(`/zzzzz?proof=${proof}`)).status).toBe(200)
    expect((await from('2001:db8:1:2::9')(`/${known}?proof=${proof}`)).status).toBe(302)
  })

  it('is informed after its proof that a code is unknown', async () => {
    const { challenge } = (await from(inside)('/api/shortcode/zzzzz')).as(ShortCodeRefusal)
    const proof = solveChallenge(challenge)
    expect((await from(inside)(`/api/shortcode/zzzzz?proof=${proof}`)).status).toBe(404)
    expect((await from(inside)(`/zzzzz?proof=${proof}`)).status).toBe(404)
  })

  it('cannot use a proof for another code, another network, or another end', async () => {
    await guess((n) => `203.0.113.${n}`)
    const { challenge } = dataOf(await from('203.0.113.99')(`/${known}`))
    const proof = solveChallenge(challenge)
    expect((await from(inside)(`/${known}?proof=${proof}`)).status).toBe(200)
    expect((await from('203.0.113.99')(`/yyyyy?proof=${proof}`)).status).toBe(200)
    const later = proof.replace(/^\d+/, String(challenge.expiresAt + 60))
    expect((await from('203.0.113.99')(`/${known}?proof=${later}`)).status).toBe(200)
    expect((await from('203.0.113.99')(`/${known}?proof=${proof}`)).status).toBe(302)
  })

  it.each(['1', '1.2', 'x', '9999999999.' + Array(16).fill('zzzzzzz').join('.'), '9999999999.0', '%F0', ''])(
    'is not led on by %j',
    async (proof) => {
      expect((await from(inside)(`/api/shortcode/${known}?proof=${proof}`)).status).toBe(429)
    },
  )

  it('is noted for the admin', async () => {
    const alarms = (await admin.get('/api/admin/alarms')).as(array(Alarm))
    expect(alarms).toEqual([expect.objectContaining({ kind: 'short_codes_guessed', sources: 2 })])
    expect((await anybody.get('/api/admin/alarms')).status).toBe(401)
  })

  it('changes nothing for other networks, however many of them guess', async () => {
    for (let network = 0; network < 20; network += 1) await guess(() => `198.18.${network}.1`)
    expect((await from('192.0.2.1')(`/${known}`)).status).toBe(302)
    expect((await from('192.0.2.1')(`/api/shortcode/${known}`)).status).toBe(200)
    expect((await from('192.0.2.1')('/zzzzz')).status).toBe(404)
  })
})

describe('known codes', () => {
  it('are no misses, however often they are opened', async () => {
    for (let visit = 0; visit < 25; visit += 1) expect((await from('198.51.100.1')(`/${known}`)).status).toBe(302)
    expect((await from('198.51.100.1')('/zzzzz')).status).toBe(404)
  })

  it('raise no alarm', async () => {
    const [alarm] = (await admin.get('/api/admin/alarms')).as(array(Alarm))
    expect(alarm?.sources).toBe(22)
  })
})
