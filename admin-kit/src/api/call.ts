import { signalWithin } from '@clarity/browser-kit/signal-within'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { automaticCallHeader } from '@clarity/contracts/automatic-call'
import { totalCountExactHeader, totalCountHeader } from '@clarity/contracts/page'
import type { CallError } from './call-error'
import { dropFirstAnswer, takeFirstAnswer } from './first-answer'
import { noteOwnChange } from './own-changes'
import { isPersonActive } from './person-activity'
import { signInGate } from './sign-in-gate'

/** A call of the backend: its path with query, and what goes with it. A body is sent as JSON. */
export interface Call {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: object
  /** Further headers, such as an Idempotency-Key. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What an answer says beside its body: which page of a list comes next, and how many rows all pages have. */
export interface AnswerMeta {
  readonly status: number
  readonly next: string | null
  readonly total: number | null
  /** True if the total is an estimate, of more rows than are counted. */
  readonly isEstimate?: boolean
}

/** The longest wait of the server itself is 25 seconds. */
const timeoutMs = 40_000

/** Makes one call. An answer that asks for a session waits for a new sign-in and is then asked for once more. */
export const call: BaseQueryFn<Call | string, unknown, CallError, object, AnswerMeta> = async (asked, { signal }) => {
  const wanted = typeof asked === 'string' ? { path: asked } : asked
  if ((wanted.method ?? 'GET') !== 'GET') {
    noteOwnChange()
    dropFirstAnswer()
  }
  let answer = await ask(wanted, signal)
  if (answer && answer.status === 401) {
    await signInGate.wait()
    dropFirstAnswer()
    answer = await ask(wanted, signal)
  }
  if (!answer) return { error: { kind: 'unreachable', status: 0, statusText: '', sentence: null } }
  return read(answer)
}

async function ask(
  { path, method = 'GET', body, headers: given }: Call,
  signal: AbortSignal,
): Promise<Response | null> {
  const headers = {
    ...given,
    ...(body && { 'Content-Type': 'application/json' }),
    // A tab that refreshes itself must not keep its session open forever.
    ...(!isPersonActive() && { [automaticCallHeader]: '1' }),
  }
  const json = { headers, ...(body && { body: JSON.stringify(body) }) }
  const within = signalWithin(timeoutMs, signal)
  try {
    const own = () => fetch(path, { method, ...json, signal: within })
    const ahead = method === 'GET' && !given ? takeFirstAnswer(path) : undefined
    return await (ahead ? ahead.catch(own) : own())
  } catch {
    return null
  }
}

async function read(answer: Response) {
  const { status, statusText } = answer
  const body: unknown = status === 204 ? null : await answer.json().catch(() => undefined)
  if (!answer.ok) return { error: { kind: 'refused', status, statusText, sentence: sentenceOf(body) } as const }
  if (body === undefined) return { error: { kind: 'unreadable', status, statusText, sentence: null } as const }
  const isEstimate = answer.headers.get(totalCountExactHeader) === 'false'
  return { data: body, meta: { status, next: nextOf(answer), total: totalOf(answer), isEstimate } }
}

function sentenceOf(body: unknown): string | null {
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown }
  const sentence = error ?? message
  return typeof sentence === 'string' && sentence !== '' ? sentence : null
}

function nextOf({ headers }: Response): string | null {
  return /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null
}

function totalOf({ headers }: Response): number | null {
  const total = headers.get(totalCountHeader)
  return total === null ? null : Number(total)
}
