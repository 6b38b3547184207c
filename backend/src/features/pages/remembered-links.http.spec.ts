import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { linesOf } from '../../../test/logged-lines.js'
import { headOf, rawRequest, type RawAnswer } from '../../../test/raw-request.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { LiveListener } from '../../live/live-listener.js'
import { Metrics } from '../../telemetry/metrics.js'
import { ShortCodesRepository } from '../short-codes/short-codes.repository.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'

let app: TestApp
let anybody: ApiClient

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'info', TRUST_PROXY: 'loopback', ALLOWED_HOSTS: 'lan.example' })
  anybody = new ApiClient(app.url)
  await vi.waitUntil(() => app.app.get(LiveListener).isHearing, { timeout: 20_000 })
  await app.dataSource.query(`INSERT INTO short_codes (code, target_kind, target_id) VALUES ('known', 'demo', 'd')`)
  for (const code of ['known', 'wrong']) await anybody.get(`/${code}`)
})
afterAll(() => app.close())

const ask = (method: string, path: string, headers: Record<string, string> = {}, more = '') =>
  rawRequest(app.url, headOf(method, path, { connection: 'close', ...headers }) + more)

const linesOfHead = ({ head }: RawAnswer) =>
  head
    .split('\r\n')
    .filter((line) => !/^(date|ratelimit)/i.test(line))
    .map((line) => line.toLowerCase())
    .sort()

/** The answer of the route, which is asked if nothing is remembered. */
async function byRoute(question: () => Promise<RawAnswer>): Promise<RawAnswer> {
  const spy = vi.spyOn(ShortCodesService.prototype, 'recall').mockReturnValueOnce(undefined)
  try {
    return await question()
  } finally {
    spy.mockRestore()
  }
}

describe('a remembered link', () => {
  it.each([
    ['GET', '/known'],
    ['HEAD', '/known'],
    ['GET', '/known/'],
    ['GET', '/known?utm=sms'],
    ['GET', '/wrong'],
    ['HEAD', '/wrong'],
    ['GET', '/wrong/?utm=sms'],
  ])('is answered as by the route: %s %s', async (method, path) => {
    const question = () => ask(method, path, { 'accept-encoding': 'br' })
    const [fast, slow] = [await question(), await byRoute(question)]
    expect(linesOfHead(fast)).toEqual(linesOfHead(slow))
    expect(fast.body).toBe(slow.body)
  })

  it.each(['/known', '/wrong'])('has the same line in the log and the same metric: %s', async (path) => {
    const observe = vi.spyOn(app.app.get(Metrics).requests, 'observe')
    const lines = await linesOf('Request', 2, async () => {
      await ask('GET', path)
      await byRoute(() => ask('GET', path))
    })
    const [fast, slow] = lines.map(({ request, time, ms, ...line }) => ({
      ...line,
      fields: [typeof request, typeof time, typeof ms],
    }))
    expect(fast).toEqual(slow)
    const [ofFast, ofSlow] = observe.mock.calls.map(([labels]) => labels as unknown)
    expect(ofFast).toEqual(ofSlow)
    observe.mockRestore()
  })

  it.each(['evil.example', '', '[::2]'])('is 421 under the host of another site: %s', async (host) => {
    expect((await ask('GET', '/known', { host })).status).toBe(421)
    expect((await ask('GET', '/known', { host: 'localhost', 'x-forwarded-host': `localhost, ${host}x` })).status).toBe(
      421,
    )
  })

  it('is answered under a host that is allowed, or that a trusted proxy forwards', async () => {
    expect((await ask('GET', '/known', { host: 'LAN.example.:3000' })).status).toBe(302)
    expect(
      (await ask('GET', '/known', { host: 'inside', 'x-forwarded-host': 'evil.example, lan.example' })).status,
    ).toBe(302)
  })

  it('is refused if the request names two hosts', async () => {
    const twice = headOf('GET', '/known', { connection: 'close', Host: 'localhost' })
    expect((await rawRequest(app.url, twice)).status).toBe(400)
  })

  it.each([
    ['a body', 'GET', '/known', { 'content-length': '2' }, '{}'],
    ['another method', 'POST', '/known', { 'content-length': '2' }, '{}'],
    ['an upgrade', 'GET', '/known', { connection: 'upgrade', upgrade: 'other' }, ''],
    ['a proof', 'GET', '/known?proof=1.1', {}, ''],
    ['an escaped proof', 'GET', '/known?%70roof=1.1', {}, ''],
    ['an escaped code', 'GET', '/know%6E', {}, ''],
  ])('goes on to the route with %s', async (_what, method, path, headers, body) => {
    const question = () => ask(method, path, headers, body)
    const [first, second] = [await question(), await byRoute(question)]
    expect(first.status).toBe(second.status)
    expect(linesOfHead(first)).toEqual(linesOfHead(second))
  })

  it('counts a miss of the address that a trusted proxy forwards', async () => {
    const lookups = vi.spyOn(app.app.get(ShortCodesRepository), 'find')
    for (const address of ['203.0.113.9', '203.0.113.10', '198.51.100.1', '198.51.100.1'])
      expect((await ask('GET', '/Wrong', { 'x-forwarded-for': `10.0.0.1, ${address}` })).status).toBe(404)
    expect(lookups).toHaveBeenCalledTimes(2)
    lookups.mockRestore()
  })
})
