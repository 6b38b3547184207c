import type { ErrorBody } from '@clarity/contracts/error-body'
import type { Report } from '@clarity/contracts/report'
import type { LogReportError, ReportContent, ReportPreparing } from '@clarity/contracts/report-access'
import type { ShortCodeChallenge, ShortCodeRefusal, ShortCodeTarget } from '@clarity/contracts/short-code'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

type Answer = () => Promise<Response>

const json = (status: number, body: unknown, headers?: HeadersInit) => () =>
  Promise.resolve(Response.json(body, { status, ...(headers && { headers }) }))

export const opened = (report: Report) => json(200, { content: JSON.stringify(report) } satisfies ReportContent)
export const openedCombined = (content: string) => json(200, { content } satisfies ReportContent)
export const openedRaw = (body: unknown) => json(200, body)
export const preparing = (retryAfterS: number) =>
  json(202, { status: 'preparing' } satisfies ReportPreparing, { 'Retry-After': String(retryAfterS) })
export const refused = (status: number, error?: string) =>
  json(status, error ? ({ error, message: error } satisfies ErrorBody) : null)
export const challenged = (challenge: ShortCodeChallenge) =>
  json(429, { error: 'wait', message: 'wait', challenge } satisfies ShortCodeRefusal)
export const target = (targetUrl: string) => json(200, { targetUrl } satisfies ShortCodeTarget)
export const offline = () => Promise.reject(new TypeError('Failed to fetch'))
export const never = () => new Promise<Response>(() => {})

let answers: Record<string, Answer[]> = {}
let unexpected: string[] = []

/** What was sent to the server, in order. */
export let sent: { call: string; body: unknown }[] = []
/** What was posted to have errors logged. */
export const loggedErrors = () => sent.map(({ body }) => body as LogReportError).filter((body) => body?.hasError)

/** The next answers of a call such as 'POST /api/report/r1'; one request more than answers fails the test. */
export function answer(call: string, ...next: Answer[]) {
  ;(answers[call] ??= []).push(...next)
}

beforeEach(() => {
  answers = {}
  unexpected = []
  sent = []
  localStorage.clear()
  document.body.innerHTML = '<p id="live"></p>'
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`
    const message = body ? (JSON.parse(body as string) as object) : undefined
    sent.push({ call, body: message })
    if (message && 'hasError' in message) return Promise.resolve(new Response(null, { status: 204 }))
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
