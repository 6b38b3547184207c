import { answer, done, json, offline, refused, sent } from '@clarity/test-kit/network'
import { expect, test } from 'vitest'
import { object, string } from 'valibot'
import { CallFailed, getJson, postJson } from './api-client'

const Thing = object({ name: string() })

test('an answer that matches its contract is returned', async () => {
  answer('GET /api/thing', json(200, { name: 'a' }))
  await expect(getJson('/api/thing', Thing)).resolves.toEqual({ name: 'a' })
})

test('a body is sent as JSON', async () => {
  answer('POST /api/thing', json(201, { name: 'a' }))
  await postJson('/api/thing', { name: 'a' }, Thing)
  expect(sent).toEqual([{ call: 'POST /api/thing', body: { name: 'a' } }])
})

test('an answer without a body suits who expects none', async () => {
  answer('POST /api/thing', done)
  await expect(postJson('/api/thing', undefined)).resolves.toBeUndefined()
})

test.each([
  ['the sentence of the server', refused(429, 'Too many.'), { message: 'Too many.', status: 429, isSaid: true }],
  [
    'a refusal without a sentence',
    refused(502),
    { message: 'The request failed with status 502. Please try again.', status: 502, isSaid: false },
  ],
  [
    'an answer that breaks its contract',
    json(200, { name: 7 }),
    { message: 'The response could not be read. Please try again.', status: 200 },
  ],
  [
    'no answer',
    offline,
    { message: 'Clarity cannot be reached. Please check your connection and try again.', status: 0 },
  ],
])('%s is reported in a sentence', async (_, reply, failure) => {
  answer('GET /api/thing', reply)
  const error: unknown = await getJson('/api/thing', Thing).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CallFailed)
  expect(error).toMatchObject(failure)
})

test('a visitor who leaves the page sees no failure', async () => {
  const leaving = new AbortController()
  answer('GET /api/thing', () => Promise.reject(new TypeError('aborted')))
  const asked = getJson('/api/thing', Thing, leaving.signal)
  leaving.abort()
  await expect(asked).rejects.toHaveProperty('name', 'AbortError')
})
