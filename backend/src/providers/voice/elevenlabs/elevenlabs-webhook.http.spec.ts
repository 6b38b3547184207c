import { ErrorBody } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../../test/api-client.js'
import { postCallEvent, signature } from '../../../../test/elevenlabs-event.js'
import { startTestApp, type TestApp } from '../../../../test/test-app.js'

const path = '/api/webhooks/elevenlabs'
const nowSecs = () => Math.floor(Date.now() / 1000)
const turn = { role: 'agent', message: 'Hello', time_in_call_secs: 0 } as const

let app: TestApp
let provider: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  provider = new ApiClient(app.url)
})
afterAll(() => app.close())

const body = () => JSON.stringify(postCallEvent('someone', [turn]))
const send = (text: string, header?: string) =>
  provider.post(path, text, header === undefined ? {} : { 'elevenlabs-signature': header })
const countEvents = async () => {
  const rows: [{ count: number }] = await app.dataSource.query('SELECT count(*)::int AS count FROM voice_events')
  return rows[0].count
}

describe('POST /api/webhooks/elevenlabs', () => {
  it.each([
    ['a missing signature', () => undefined],
    ['an empty signature', () => ''],
    ['a signature of another secret', (text: string) => signature(text, { secret: 'other' })],
    ['a signature of other bytes', (text: string) => signature(`${text} `)],
    ['a signature without its time', (text: string) => signature(text).replace(/^t=\d+,/, '')],
    ['a stale signature', (text: string) => signature(text, { atSecs: nowSecs() - 31 * 60 })],
    ['a signature from the future', (text: string) => signature(text, { atSecs: nowSecs() + 3 * 60 })],
    ['half a signature', (text: string) => signature(text).slice(0, -2)],
  ])('refuses %s and stores nothing', async (_, header) => {
    const before = await countEvents()
    const text = body()
    const answer = await send(text, header(text))
    expect(answer.status).toBe(401)
    answer.as(ErrorBody)
    expect(await countEvents()).toBe(before)
  })

  it('takes either of two signatures while a secret is rotated', async () => {
    const text = body()
    const [time, ours] = signature(text).split(',')
    expect((await send(text, `${time},v0=${'0'.repeat(64)},${ours}`)).status).toBe(200)
  })

  it('takes a signature that is a little old', async () => {
    const text = body()
    expect((await send(text, signature(text, { atSecs: nowSecs() - 29 * 60 }))).status).toBe(200)
  })

  it('is no browser: where it comes from does not matter', async () => {
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
      'a turn of nobody',
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

  it('answers kinds of event that nothing depends on, and keeps nothing of them', async () => {
    const before = await countEvents()
    const text = JSON.stringify({ type: 'post_call_audio', event_timestamp: nowSecs(), data: { full_audio: 'AAAA' } })
    expect((await send(text, signature(text))).status).toBe(200)
    expect(await countEvents()).toBe(before)
  })

  it('believes nobody without a secret', async () => {
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
