import { answer, done, json, offline, refused, sent } from '@clarity/test-kit/network'
import { object, string } from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from './api'
import type { CallError } from './call-error'
import { signInGate } from './sign-in-gate'
import { createAdminStore } from './store'

const firstCall = Symbol.for('clarity.first-call')
afterEach(() => void Reflect.deleteProperty(globalThis, firstCall))

const things = api.injectEndpoints({
  endpoints: (build) => ({
    getThing: build.query<{ name: string }, void>({
      query: () => '/api/thing',
      rawResponseSchema: object({ name: string() }),
    }),
    saveThing: build.mutation<null, string>({
      query: (name) => ({ path: '/api/thing', method: 'PUT', body: { name } }),
    }),
  }),
})

const getThing = () => createAdminStore().dispatch(things.endpoints.getThing.initiate())
const saveThing = () => createAdminStore().dispatch(things.endpoints.saveThing.initiate('x'))

describe('a call', () => {
  it('marks requests as automatic once the user has been idle for a minute', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    const isMarked = async () => {
      answer('GET /api/thing', json(200, { name: 'a thing' }))
      await getThing()
      return new Headers(asked.mock.lastCall![1]!.headers).has('x-automatic')
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    dispatchEvent(new Event('keydown'))
    expect(await isMarked()).toBe(false)
    vi.setSystemTime(Date.now() + 60_000)
    expect(await isMarked()).toBe(true)
    dispatchEvent(new Event('pointerdown'))
    expect(await isMarked()).toBe(false)
    vi.useRealTimers()
    asked.mockRestore()
  })

  it('returns the fields of its contract', async () => {
    answer('GET /api/thing', json(200, { name: 'a thing' }))
    expect((await getThing()).data).toEqual({ name: 'a thing' })
  })

  it('sends its body as JSON, and an answer without one is fine', async () => {
    answer('PUT /api/thing', done)
    expect((await saveThing()).data).toBeNull()
    expect(sent).toEqual([{ call: 'PUT /api/thing', body: { name: 'x' } }])
  })

  it.each<[string, () => Promise<Response>, Partial<CallError>]>([
    [
      'refused with a sentence',
      refused(409, 'It is taken.'),
      { kind: 'refused', status: 409, sentence: 'It is taken.' },
    ],
    [
      'refused without one',
      refused(502, undefined, 'Bad Gateway'),
      { kind: 'refused', status: 502, statusText: 'Bad Gateway', sentence: null },
    ],
    ['not answered', offline, { kind: 'unreachable', status: 0 }],
    ['answered with something else', json(200, ['a thing']), { kind: 'unreadable', sentence: null }],
    ['answered with no JSON', () => Promise.resolve(new Response('<html>')), { kind: 'unreadable' }],
  ])('reports the kind of failure if it is %s', async (_, given, error) => {
    answer('GET /api/thing', given)
    expect((await getThing()).error).toMatchObject(error)
  })

  describe('that the page has made before any script was there', () => {
    const asked = (answer: Promise<Response>, { path = '/api/thing', agoMs = 0 } = {}) =>
      Reflect.set(globalThis, firstCall, { path, askedAt: performance.now() - agoMs, answer })
    const early = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }))

    it('is not made again, and its answer is given once', async () => {
      asked(early({ name: 'the first' }))
      answer('GET /api/thing', json(200, { name: 'the second' }))
      expect((await getThing()).data).toEqual({ name: 'the first' })
      expect(sent).toEqual([])
      expect((await getThing()).data).toEqual({ name: 'the second' })
    })

    it.each([
      ['it was another call', () => asked(early({ name: 'the first' }), { path: '/api/thing?sort=name' })],
      ['it was a while ago', () => asked(early({ name: 'the first' }), { agoMs: 60_000 })],
      ['it got no answer', () => asked(Promise.reject(new TypeError('Failed to fetch')))],
    ])('is made if %s', async (_, given) => {
      given()
      answer('GET /api/thing', json(200, { name: 'the second' }))
      expect((await getThing()).data).toEqual({ name: 'the second' })
    })

    it('is made after a change', async () => {
      asked(early({ name: 'the first' }))
      answer('PUT /api/thing', done)
      answer('GET /api/thing', json(200, { name: 'the second' }))
      await saveThing()
      expect((await getThing()).data).toEqual({ name: 'the second' })
    })

    it('is made once somebody has signed in again', async () => {
      asked(early({ error: 'Please sign in to continue.' }, 401))
      answer('GET /api/thing', json(200, { name: 'the second' }))
      const getting = getThing()
      await vi.waitFor(() => expect(signInGate.isClosed).toBe(true))
      expect(sent).toEqual([])
      signInGate.open()
      expect((await getting).data).toEqual({ name: 'the second' })
    })
  })

  it('waits for a sign-in if the session has expired, then sends the request once more', async () => {
    answer('PUT /api/thing', refused(401, 'Please sign in to continue.'), done)
    const gateCloses = new Promise<void>((resolve) => {
      const stop = signInGate.subscribe(() => {
        stop()
        resolve()
      })
    })
    const saving = saveThing()
    await gateCloses
    expect(signInGate.isClosed).toBe(true)
    expect(sent).toHaveLength(1)
    signInGate.open()
    expect((await saving).data).toBeNull()
    expect(sent).toHaveLength(2)
    expect(signInGate.isClosed).toBe(false)
  })
})
