import { Alarm, ErrorBody } from '@clarity/contracts'
import { array } from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { recordLog } from '../../../test/recorded-log.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const type = { 'content-type': 'application/csp-report' }

/** As Chromium sends it. */
const inlineScript = {
  'document-uri': 'http://localhost:3000/report/a-secret',
  referrer: '',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  disposition: 'enforce',
  'blocked-uri': 'inline',
  'line-number': 1,
  'source-file': 'http://localhost:3000/report/a-secret',
  'status-code': 200,
  'script-sample': '',
}

let app: TestApp
let anybody: ApiClient
let admin: ApiClient

beforeEach(async () => {
  app = await startTestApp()
  anybody = new ApiClient(app.url)
  admin = await ApiClient.signedIn(app)
})
afterEach(() => app.close())

const send = (report: object, headers: Record<string, string> = type) =>
  anybody.post('/api/csp', JSON.stringify({ 'csp-report': report }), headers)
const listBlocked = async () =>
  (await admin.get('/api/admin/alarms')).as(array(Alarm)).find(({ kind }) => kind === 'page_blocked')

describe('POST /api/csp', () => {
  it('shows admins what was blocked, once, and logs it without the address of the page', async () => {
    const log = recordLog(app)
    const answer = await send(inlineScript)
    expect([answer.status, answer.body]).toEqual([204, ''])
    await send(inlineScript)
    const invite = { 'document-uri': 'http://localhost:3000/invite/logan@example.com' }
    await send({
      ...inlineScript,
      ...invite,
      'effective-directive': 'img-src',
      'blocked-uri': 'https://logan.example/',
    })
    expect(await listBlocked()).toMatchObject({
      sources: 2,
      blocked: ['site: img-src another site', 'report: script-src-elem inline'],
    })
    expect(log).toContain('A browser blocked something: report: script-src-elem inline.')
    expect(log.filter((line) => /a-secret|logan/.test(line))).toEqual([])
  })

  it('keeps none of the words of a report that no browser would send', async () => {
    const words = { 'document-uri': 'words', 'effective-directive': 'words', 'blocked-uri': 'words' }
    expect((await send(words)).status).toBe(204)
    expect((await listBlocked())?.blocked).toEqual(['site: another directive another site'])
  })

  it.each(['blocked-uri', 'source-file'])('ignores what an extension of the browser did, by its %s', async (field) => {
    expect((await send({ ...inlineScript, [field]: 'chrome-extension' })).status).toBe(204)
    expect(await listBlocked()).toBeUndefined()
  })

  it('takes a report of a page without referrer, whose origin the browser hides, and none of another site', async () => {
    const hidden = { ...type, origin: 'null' }
    expect((await send(inlineScript, { ...hidden, 'sec-fetch-site': 'same-origin' })).status).toBe(204)
    expect((await send(inlineScript, { ...hidden, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send(inlineScript, hidden)).status).toBe(403)
  })

  it('refuses a large report, one that is none, and the type on other calls', async () => {
    expect((await send({ ...inlineScript, 'script-sample': 'x'.repeat(8_192) })).status).toBe(413)
    expect((await send({ 'blocked-uri': 'inline' })).status).toBe(400)
    expect((await anybody.post('/api/client-errors', '{}', type)).status).toBe(415)
  })

  it('accepts ten a minute from one address', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => send(inlineScript)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(204), 429, 429])
    tries.find(({ status }) => status === 429)!.as(ErrorBody)
  })
})
