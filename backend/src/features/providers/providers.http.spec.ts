import { ErrorBody, Provider, ProviderCheck, providerPorts, providerTexts } from '@clarity/contracts'
import type { FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import { start as startLlm, type FakeLlm } from '@clarity/fakes/llm'
import type { FakeTwilio } from '@clarity/fakes/twilio'
import { webhookSecret } from '@clarity/test-kit/post-call-event'
import type { LoggerService } from '@nestjs/common'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertDemoRequest, insertScenario } from '../../../test/conversation-rows.js'
import { elevenLabsAccount, elevenLabsVariables, startElevenLabs } from '../../../test/elevenlabs-account.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { authToken, startTwilio, twilioEnv, twilioNumber } from '../../../test/twilio-account.js'
import { ProvidersService } from './providers.service.js'

const path = '/api/admin/providers'
const publicUrl = 'https://clarity.example'
const llmKey = 'sk-the-key-of-the-model'

async function listOf(client: ApiClient) {
  const rows = (await client.get(path)).as(array(Provider))
  return Object.fromEntries(rows.map((row) => [row.port, row])) as Record<Provider['port'], Provider>
}

const check = async (client: ApiClient, port: string) => (await client.post(`${path}/${port}/check`)).as(ProviderCheck)

describe('with the built-in providers', () => {
  let app: TestApp
  let admin: ApiClient

  beforeAll(async () => {
    app = await startTestApp()
    admin = await ApiClient.signedIn(app)
  })
  afterAll(() => app.close())

  it('every port has a provider without errors', async () => {
    const rows = (await admin.get(path)).as(array(Provider))
    expect(rows.map(({ port }) => port)).toEqual([...providerPorts])
    const tones = rows.flatMap(({ settings }) => settings.map(({ finding }) => finding?.tone ?? 'good'))
    expect(new Set(tones)).toEqual(new Set(['good']))
    expect(rows.flatMap(({ webhooks }) => webhooks)).toEqual([])
    expect(rows.every(({ unknown }) => unknown.total === 0)).toBe(true)
  })

  it.each([...providerPorts])('a check of %s succeeds, and gives its duration', async (port) => {
    const { findings, took_ms, ...checked } = await check(admin, port)
    expect(checked).toMatchObject({ port })
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.every(({ tone }) => tone === 'good')).toBe(true)
    expect(took_ms).toBeGreaterThanOrEqual(0)
  })

  it('a port that there is not is not found', async () => {
    const answer = await admin.post(`${path}/pigeons/check`)
    expect(answer.status).toBe(404)
    expect(answer.as(ErrorBody).error).toBe(providerTexts.unknownPort)
  })

  it('says what a missing support phone means', async () => {
    const { voice } = await listOf(admin)
    expect(voice.settings).toContainEqual({
      name: 'SUPPORT_PHONE',
      is_set: false,
      value: null,
      finding: { tone: 'good', sentence: 'No support phone: the welcome screen does not show one.', remedy: null },
    })
  })

  it('counts unknown outcomes and shows the newest ones', async () => {
    await app.dataSource.query(
      `INSERT INTO sms_messages (id, template, once_key, phone, body, state, useful_until, created_at)
       SELECT 'm' || i, 'help', 'k' || i, '+1415555000' || i, 'x', CASE WHEN i < 8 THEN 'unknown' ELSE 'sent' END,
         now(), timestamptz '2026-01-01Z' + i * interval '1 hour' FROM generate_series(1, 9) i`,
    )
    const requestId = await insertDemoRequest(app.dataSource, await insertScenario(app.dataSource, 'Any'))
    await app.dataSource.query(
      `INSERT INTO voice_attempts (id, demo_request_id, state, begun_at)
       VALUES ('attempt', $1, 'unknown', '2026-01-02Z')`,
      [requestId],
    )
    await app.dataSource.query(
      `INSERT INTO calls (id, demo_request_id, phone, state, place_by, created_at)
       VALUES ('call', $1, '+14155550009', 'unknown', now(), '2026-01-03Z')`,
      [requestId],
    )
    const { sms, voice } = await listOf(admin)
    expect(sms.unknown.total).toBe(7)
    expect(sms.unknown.newest.map(({ id }) => id)).toEqual(['m7', 'm6', 'm5', 'm4', 'm3'])
    expect(voice.unknown).toEqual({
      total: 2,
      newest: [
        { id: 'call', kind: 'call', phone: '+14155550009', since: '2026-01-03T00:00:00.000Z', is_still_asked: true },
        { id: 'attempt', kind: 'conversation', phone: null, since: '2026-01-02T00:00:00.000Z', is_still_asked: false },
      ],
    })
  })

  it('a database that does not answer is said to be down', async () => {
    await app.dataSource.query('ALTER TABLE installation RENAME COLUMN oldest_release TO hidden_release')
    const { findings } = await check(admin, 'database')
    await app.dataSource.query('ALTER TABLE installation RENAME COLUMN hidden_release TO oldest_release')
    expect(findings).toMatchObject([{ tone: 'bad', sentence: 'The database does not respond.' }])
  })

  it('a database that lacks a column is said to', async () => {
    await app.dataSource.query('ALTER TABLE paces RENAME COLUMN free_at TO hidden_free_at')
    const { findings } = await check(admin, 'database')
    await app.dataSource.query('ALTER TABLE paces RENAME COLUMN hidden_free_at TO free_at')
    expect(findings).toMatchObject([{ tone: 'bad', sentence: '1 column that this release uses is missing.' }])
  })
})

describe('with vendors', () => {
  let app: TestApp
  let admin: ApiClient
  let twilio: FakeTwilio
  let elevenLabs: FakeElevenLabs
  let llm: FakeLlm
  const logged: string[] = []

  beforeAll(async () => {
    ;[twilio, elevenLabs, llm] = await Promise.all([startTwilio(), startElevenLabs(), startLlm({ apiKey: llmKey })])
    app = await startTestApp({
      PUBLIC_URL: publicUrl,
      ...twilioEnv(twilio),
      ...elevenLabsVariables(elevenLabs),
      REPORT_WRITER: 'openai',
      LLM_MODEL: 'a-model',
      LLM_API_KEY: llmKey,
      LLM_BASE_URL: llm.url,
      LLM_TIMEOUT_SECS: '2',
    })
    const note = (...words: unknown[]) => void logged.push(words.map((word) => JSON.stringify(word)).join(' '))
    app.app.useLogger({ log: note, warn: note, error: note } satisfies LoggerService)
    twilio.productOrigin = app.url
    twilio.console.numbers.set(twilioNumber, {
      url: `${publicUrl}/api/webhooks/twilio/sms`,
      method: 'POST',
      canText: true,
    })
    admin = await ApiClient.signedIn(app)
  })
  afterAll(async () => {
    await app.close()
    await Promise.all([twilio.close(), elevenLabs.close(), llm.close()])
  })

  it('lists them without a request to them', async () => {
    elevenLabs.requests.length = 0
    const { sms, voice, 'report-writer': writer, agent } = await listOf(admin)
    expect([sms.name, voice.name, writer.name, agent.name]).toEqual([
      'Twilio',
      'ElevenLabs',
      'Language model of OpenAI or a compatible server',
      'Offline agent',
    ])
    expect(agent.settings[1]!.finding?.sentence).toMatch(/^The voice provider has its own agent/)
    expect([twilio.console.lookUps, elevenLabs.requests, llm.questions]).toEqual([[], [], []])
  })

  it('shows the address of each webhook and when it last received an event', async () => {
    expect((await listOf(admin)).sms.webhooks).toEqual([
      { kind: 'replies', address: `${publicUrl}/api/webhooks/twilio/sms`, heard_at: null },
      { kind: 'deliveries', address: `${publicUrl}/api/webhooks/twilio/status`, heard_at: null },
    ])
    const message = { from: '+14155550142', to: twilioNumber, body: 'hello' }
    await twilio.receive(`${publicUrl}/api/webhooks/twilio/sms`, message)
    const [replies, deliveries] = (await listOf(admin)).sms.webhooks
    expect(Date.now() - Date.parse(replies!.heard_at!)).toBeLessThan(20_000)
    expect(deliveries!.heard_at).toBeNull()
  })

  it('a check asks one provider only, and two checks at once share a request', async () => {
    const providers = app.app.get(ProvidersService)
    // Both begin before the first can end: two requests over HTTP may come one after the other.
    const [one, other] = await Promise.all([providers.check('sms'), providers.check('sms')])
    expect(one).toBe(other)
    expect(one.findings.map(({ tone }) => tone)).toEqual(['good', 'good', 'good'])
    expect(twilio.console.lookUps).toHaveLength(2)
    expect(llm.questions).toEqual([])
  })

  it('one that does not answer does not delay the others', async () => {
    elevenLabs.chooseFault = () => 'hang'
    const slow = check(admin, 'voice')
    expect((await check(admin, 'report-writer')).findings).toMatchObject([{ tone: 'good' }])
    const { findings, took_ms } = await slow
    elevenLabs.chooseFault = () => null
    expect(findings).toMatchObject([{ tone: 'bad', sentence: 'ElevenLabs did not answer within 1 s.' }])
    expect(took_ms).toBeGreaterThanOrEqual(900)
  })

  it('no answer and no log line contains a secret, even after failures', async () => {
    const answers: unknown[] = []
    for (const fault of [null, 'error', 'too-many', 'cut', 'hang'] as const) {
      twilio.chooseFault = () => fault
      elevenLabs.chooseFault = () => fault
      llm.chooseFault = () => fault
      answers.push((await admin.get(path)).body)
      for (const port of providerPorts) answers.push((await admin.post(`${path}/${port}/check`)).body)
    }
    const words = JSON.stringify(answers) + logged.join('\n')
    expect(words).toContain('did not answer within')
    const parts = [authToken, elevenLabsAccount.apiKey, webhookSecret, llmKey, app.databaseUrl]
    const basic = Buffer.from(`:${authToken}`).toString('base64').slice(4, -4)
    for (const secret of [...parts, basic, new URL(app.databaseUrl).password])
      if (secret !== '') expect(words).not.toContain(secret)
    twilio.chooseFault = () => null
    elevenLabs.chooseFault = () => null
    llm.chooseFault = () => null
  }, 60_000)

  it('is not asked more often than twenty times a minute', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) statuses.push((await admin.post(`${path}/places/check`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
  })
})
