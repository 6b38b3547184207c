import type { ErrorBody } from '@clarity/contracts/error-body'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

type Answer = () => Promise<Response>

/** An answer typed by its contract: `json<RequestedDemo>(201, {...})`. */
export const json =
  <Body>(status: number, body: Body): Answer =>
  () =>
    Promise.resolve(Response.json(body, { status }))
export const done: Answer = () => Promise.resolve(new Response(null, { status: 204 }))
export const refused = (status: number, sentence?: string): Answer =>
  sentence
    ? json<ErrorBody>(status, { error: sentence, message: sentence })
    : () => Promise.resolve(new Response('<html>', { status }))
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
export const never: Answer = () => new Promise<Response>(() => {})

let answers: Record<string, Answer[]> = {}
let unexpected: string[] = []

/** What was sent to the server, in order. */
export let sent: { call: string; body: unknown }[] = []

/** The next answers of a call such as 'POST /api/request-demo'; one request more than answers fails the test. */
export function answer(call: string, ...next: Answer[]): void {
  ;(answers[call] ??= []).push(...next)
}

beforeEach(() => {
  answers = {}
  unexpected = []
  sent = []
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.head.innerHTML = ''
  document.body.innerHTML = '<p id="live"></p>'
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`
    sent.push({ call, body: body ? JSON.parse(body as string) : undefined })
    const next = answers[call]?.shift()
    if (!next) unexpected.push(call)
    return next?.() ?? never()
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(unexpected, 'requests that nobody expected').toEqual([])
  expect(Object.values(answers).flat(), 'answers that nobody asked for').toEqual([])
})
