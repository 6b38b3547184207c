import { createHmac } from 'node:crypto'
import { ErrorBody, keptEventMaxBytes } from '@clarity/contracts'
import { signatureHeader } from '@clarity/fakes/elevenlabs'
import { postCallEvent, signature, webhookSecret } from '@clarity/test-kit/post-call-event'
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { recordLog } from '../../../test/recorded-log.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/webhooks/elevenlabs'
const nowSecs = () => Math.floor(Date.now() / 1000)
const turn = { role: 'agent', message: 'Hello', time_in_call_secs: 0 } as const

/** An account whose provider is not called in these tests. */
const variables = {
  VOICE_PROVIDER: 'elevenlabs',
  ELEVENLABS_API_KEY: 'sk_test',
  ELEVENLABS_AGENT_ID: 'agent_1',
  ELEVENLABS_PHONE_NUMBER_ID: 'phnum_1',
  ELEVENLABS_BASE_URL: 'http://127.0.0.1:9',
}

let app: TestApp
let provider: ApiClient
let logged: string[]

beforeAll(async () => {
  app = await startTestApp()
  logged = recordLog(app)
  provider = new ApiClient(app.url)
})
afterAll(() => app.close())

const renewed = (header: string) => header.replace(/^t=\d+/, `t=${nowSecs()}`)
const hmac = (text: string) => createHmac('sha256', webhookSecret).update(text).digest('hex')
const body = () => JSON.stringify(postCallEvent('someone', [turn]))
const send = (text: string, header?: string) =>
  provider.post(path, text, header === undefined ? {} : { 'elevenlabs-signature': header })
const countEvents = async () => {
  const rows: [{ count: number }] = await app.dataSource.query('SELECT count(*)::int AS count FROM voice_events')
  return rows[0].count
}

describe('POST /api/webhooks/elevenlabs', () => {
  it.each([1e15, -1e15, 1e300, -1, 253_402_300_800])(
    'is 400 for a signed event with an absurd time: %s',
    async (secs) => {
      const event = postCallEvent('someone', [turn])
      const { metadata } = event.data
      const absurd = [
        { ...event, event_timestamp: secs },
        { ...event, data: { ...event.data, metadata: { ...metadata, start_time_unix_secs: secs } } },
        { ...event, data: { ...event.data, metadata: { start_time_unix_secs: null, call_duration_secs: secs * 1e7 } } },
      ]
      for (const each of absurd) {
        const text = JSON.stringify(each)
        expect((await send(text, signature(text))).status).toBe(400)
      }
    },
  )

  it.each([
    ['a missing signature', 'it has no signature', () => undefined],
    ['an empty signature', 'it has no signature', () => ''],
    ['a signature of another secret', 'its signature is wrong', (text: string) => signature(text, { secret: 'other' })],
    ['a signature of other bytes', 'its signature is wrong', (text: string) => signature(`${text} `)],
    ['a signature without its time', 'it has no signature', (text: string) => signature(text).replace(/^t=\d+,/, '')],
    [
      'a stale signature',
      'its signature is too old',
      (text: string) => signature(text, { atSecs: nowSecs() - 31 * 60 }),
    ],
    [
      'a signature from the future',
      'its signature is from the future',
      (text: string) => signature(text, { atSecs: nowSecs() + 3 * 60 }),
    ],
    ['half a signature', 'its signature is wrong', (text: string) => signature(text).slice(0, -2)],
    ['a signature with something behind it', 'its signature is wrong', (text: string) => `${signature(text)}zz`],
    [
      'a signature under another name',
      'its signature is wrong',
      (text: string) => signature(text).replace('v0=', 'v1='),
    ],
    [
      'an old signature with a new time',
      'its signature is wrong',
      (text: string) => renewed(signature(text, { atSecs: nowSecs() - 31 * 60 })),
    ],
    ['a signature over the body alone', 'its signature is wrong', (text: string) => `t=${nowSecs()},v0=${hmac(text)}`],
    ['a time that is no number', 'it has no signature', (text: string) => `t=now,v0=${hmac(`now.${text}`)}`],
    ['a signature of another conversation', 'its signature is wrong', () => signature(body())],
  ])('refuses %s, stores nothing, and says once in the log that %s', async (_, reason, header) => {
    const before = await countEvents()
    const text = body()
    logged.length = 0
    const answer = await send(text, header(text))
    expect(answer.status).toBe(401)
    answer.as(ErrorBody)
    expect(logged).toEqual([expect.stringMatching(/^Refused request [\w-]+ to \/api\/webhooks\/elevenlabs: .+\.$/)])
    expect(logged[0]).toContain(`: ${reason}.`)
    expect(await countEvents()).toBe(before)
  })

  it('accepts either of two signatures while a secret is rotated', async () => {
    const text = body()
    const [time, ours] = signature(text).split(',')
    expect((await send(text, `${time},v0=${'0'.repeat(64)},${ours}`)).status).toBe(200)
  })

  it('accepts a signature that is a little old', async () => {
    const text = body()
    expect((await send(text, signature(text, { atSecs: nowSecs() - 29 * 60 }))).status).toBe(200)
  })

  it('accepts any origin, because the caller is no browser', async () => {
    const text = body()
    const headers = { 'elevenlabs-signature': signature(text), origin: 'https://elsewhere.example' }
    expect((await provider.post(path, text, headers)).status).toBe(200)
  })

  it.each([
    [
      'no transcript',
      { data: { ...postCallEvent('x', [turn]).data, transcript: undefined } },
      /^data\.transcript is required/,
    ],
    [
      'a turn of an unknown role',
      { data: { ...postCallEvent('x', [turn]).data, transcript: [{ role: 'dog' }] } },
      /^data\.transcript\.0\.role must be/,
    ],
    ['no kind', { type: undefined }, /^type is required/],
  ])('refuses an event with %s and stores nothing', async (_, changes, sentence) => {
    const before = await countEvents()
    const text = JSON.stringify({ ...postCallEvent('someone', [turn]), ...changes })
    const answer = await send(text, signature(text))
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toMatch(sentence)
    expect(await countEvents()).toBe(before)
  })

  it('accepts repeated deliveries of an event, and stores it once', async () => {
    const before = await countEvents()
    const text = body()
    for (const header of [signature(text), signature(text), signature(text, { atSecs: nowSecs() - 60 })])
      expect((await send(text, header)).status).toBe(200)
    expect(await countEvents()).toBe(before + 1)
  })

  it.each([
    ['of a machine that answered', 'answering_machine_detection'],
    ['of an unknown kind', 'something_new'],
    ['of a call that was not answered', 'call_initiation_failure'],
  ])('keeps an event %s', async (_, type) => {
    const before = await countEvents()
    const text = JSON.stringify({
      type,
      event_timestamp: nowSecs(),
      data: { conversation_id: 'conv_x', answered_by: 'fax' },
    })
    expect((await send(text, signature(text))).status).toBe(200)
    expect((await send(text, signature(text))).status).toBe(200)
    expect(await countEvents()).toBe(before + 1)
  })

  it('stores no event that exceeds the size limit of its kind', async () => {
    const before = await countEvents()
    const text = JSON.stringify({ type: 'something_new', data: { text: 'x'.repeat(keptEventMaxBytes) } })
    expect((await send(text, signature(text))).status).toBe(413)
    expect(await countEvents()).toBe(before)
  })

  it('ignores events of other agents of the workspace', async () => {
    const other = await startTestApp(variables)
    try {
      const text = JSON.stringify(postCallEvent('someone', [turn])).replace('"agent_1"', '"agent_2"')
      const answer = await new ApiClient(other.url).post(path, text, { 'elevenlabs-signature': signature(text) })
      expect(answer.status).toBe(200)
      expect(await other.dataSource.query('SELECT id FROM voice_events')).toEqual([])
    } finally {
      await other.close()
    }
  })

  it('is signed in the tests as the provider’s own library checks it', async () => {
    const text = body()
    const { webhooks } = new ElevenLabsClient({ apiKey: 'none' })
    for (const header of [signature(text), signatureHeader(webhookSecret, text)])
      expect(await webhooks.constructEvent(text, header, webhookSecret)).toEqual(JSON.parse(text))
    await expect(webhooks.constructEvent(text, signature(text), 'other')).rejects.toThrow()
  })

  it('accepts a recording event, and discards it', async () => {
    const before = await countEvents()
    const text = JSON.stringify({ type: 'post_call_audio', event_timestamp: nowSecs(), data: { full_audio: 'AAAA' } })
    expect((await send(text, signature(text))).status).toBe(200)
    expect(await countEvents()).toBe(before)
  })

  it('refuses every event if no secret is set', async () => {
    const other = await startTestApp({ ELEVENLABS_WEBHOOK_SECRET: '' })
    try {
      const text = body()
      const headers = { 'elevenlabs-signature': signature(text, { secret: '' }) }
      expect((await new ApiClient(other.url).post(path, text, headers)).status).toBe(401)
    } finally {
      await other.close()
    }
  })
})
