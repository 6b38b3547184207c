import type { ErrorBody } from '@clarity/contracts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

export type NetworkAnswer = () => Promise<Response>

/** A response typed by its contract: `json<RequestedDemo>(201, {...})`; the headers are those of pagination. */
export const json =
  <Body>(status: number, body: Body, headers: Record<string, string> = {}): NetworkAnswer =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }))
export const done: NetworkAnswer = () => Promise.resolve(new Response(null, { status: 204 }))
/** An error response with the server's message; without a message it is not JSON at all. */
export const refused = (status: number, sentence?: string, statusText = ''): NetworkAnswer =>
  sentence
    ? json<ErrorBody>(status, { error: sentence, message: sentence })
    : () => Promise.resolve(new Response('<html>', { status, statusText }))
export const offline: NetworkAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
export const never: NetworkAnswer = () => new Promise<Response>(() => {})

/** A request as the page sent it; `call` is its method and address, such as 'POST /api/request-demo'. */
export interface SentRequest {
  readonly call: string
  readonly body: unknown
}

let answers: Record<string, NetworkAnswer[]> = {}
let lasting: { matches: (request: SentRequest) => boolean; next: NetworkAnswer }[] = []
let unexpected: string[] = []

/** The requests sent to the server, in order. */
export let sent: SentRequest[] = []

/**
 * Queues answers for a call such as 'GET /api/admin/reports?q=maya'. A request without a queued answer fails the test.
 */
export function answer(call: string, ...next: NetworkAnswer[]): void {
  ;(answers[call] ??= []).push(...next)
}

/** Answers every matching request of the test; zero requests are fine too. */
export function answerEvery(matches: (request: SentRequest) => boolean, next: NetworkAnswer): void {
  lasting.push({ matches, next })
}

function answerTo(request: SentRequest): NetworkAnswer {
  const always = lasting.find(({ matches }) => matches(request))
  const next = always?.next ?? answers[request.call]?.shift()
  if (!next) unexpected.push(request.call)
  return next ?? never
}

beforeEach(() => {
  answers = {}
  lasting = []
  unexpected = []
  sent = []
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { call: `${method} ${path}`, body: body ? (JSON.parse(body as string) as unknown) : undefined }
    sent.push(request)
    return answerTo(request)()
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(unexpected, 'unexpected requests').toEqual([])
  expect(Object.values(answers).flat(), 'answers without a request').toEqual([])
})
