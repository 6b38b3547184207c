import type { ErrorBody } from '@clarity/contracts/error-body'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

type Answer = () => Promise<Response>

/** An answer typed by its contract: `json<RequestedDemo>(201, {...})`; headers as a list's paging sends them. */
export const json =
  <Body>(status: number, body: Body, headers: Record<string, string> = {}): Answer =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }))
export const done: Answer = () => Promise.resolve(new Response(null, { status: 204 }))
/** An error answer with the server's sentence; without one it is no JSON at all. */
export const refused = (status: number, sentence?: string, statusText = ''): Answer =>
  sentence
    ? json<ErrorBody>(status, { error: sentence, message: sentence })
    : () => Promise.resolve(new Response('<html>', { status, statusText }))
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
export const never: Answer = () => new Promise<Response>(() => {})

let answers: Record<string, Answer[]> = {}
let unexpected: string[] = []

/** What was sent to the server, in order. */
export let sent: { call: string; body: unknown }[] = []

/** The next answers of a call such as 'GET /api/admin/reports?q=maya'; one request more than answers fails the test. */
export function answer(call: string, ...next: Answer[]): void {
  ;(answers[call] ??= []).push(...next)
}

beforeEach(() => {
  answers = {}
  unexpected = []
  sent = []
  localStorage.clear()
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
