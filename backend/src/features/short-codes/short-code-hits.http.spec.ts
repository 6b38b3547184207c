import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { ShortCodeHitsService } from './short-code-hits.service.js'

let app: TestApp
let code: string
let anybody: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  anybody = new ApiClient(app.url)
  code = (await new DemoStory(await ApiClient.signedIn(app)).request()).shortCode
})
afterAll(() => app.close())

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

async function hits() {
  await app.app.get(ShortCodeHitsService).write()
  return app.dataSource.query<Record<string, unknown>[]>(
    `SELECT code, kind, referrer_host, sum(hits)::int AS hits, bool_and(at BETWEEN now() - interval '1 minute' AND now()) AS is_now
     FROM short_code_hits GROUP BY code, kind, referrer_host ORDER BY kind, referrer_host`,
  )
}

it('writes who followed a link and from which site, and no address', async () => {
  await anybody.get(`/${code}`, firefox)
  await anybody.get(`/${code}`, firefox)
  await anybody.get(`/${code}`, { ...firefox, referer: 'https://mail.example.com/inbox/1?person=x' })
  await anybody.get(`/api/shortcode/${code}`, { 'user-agent': 'WhatsApp/2.23.20.0' })
  await anybody.get(`/${code}`, { 'user-agent': 'curl/8.5.0', referer: 'no address' })
  await anybody.get('/wrong', firefox)
  const one = { code, referrer_host: null, is_now: true }
  expect(await hits()).toEqual([
    { ...one, kind: 'person', referrer_host: 'mail.example.com', hits: 1 },
    { ...one, kind: 'person', hits: 2 },
    { ...one, kind: 'preview', hits: 1 },
    { ...one, kind: 'scanner', hits: 1 },
  ])
})

it('writes what it has collected when the server stops', async () => {
  const beside = await startBeside(app, {}, { isListening: true })
  const client = new ApiClient(await beside.getUrl())
  for (let visit = 0; visit < 7; visit += 1)
    await client.get(`/${code}`, { 'user-agent': 'Slackbot-LinkExpanding 1.0' })
  await beside.close()
  expect(await hits()).toContainEqual(expect.objectContaining({ kind: 'preview', hits: 8 }))
})
