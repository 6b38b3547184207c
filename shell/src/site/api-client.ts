import { signalWithin } from '@clarity/browser-kit/signal-within'
import type { ErrorBody } from '@clarity/contracts/error-body'
import { is, type GenericSchema, type InferOutput } from 'valibot'
import { apiTexts } from '../texts'

/** A failed request. Its message is shown to the user. */
export class CallFailed extends Error {
  constructor(
    message: string,
    /** 0 if no answer came at all. */
    readonly status: number,
    /** Whether the message came from the server. */
    readonly isSaid = false,
  ) {
    super(message)
  }
}

const answerTimeoutMs = 30_000

/** GETs JSON and validates it. Rejects with `CallFailed` only, or with the signal's reason once aborted. */
export function getJson<S extends GenericSchema>(
  path: string,
  answer: S,
  signal?: AbortSignal,
): Promise<InferOutput<S>> {
  return call(path, answer, {}, signal)
}

/** POSTs JSON; without a contract for the answer, its body is ignored. Never retried. */
export function postJson(
  path: string,
  body: object | undefined,
  answer?: undefined,
  signal?: AbortSignal,
): Promise<void>
export function postJson<S extends GenericSchema>(
  path: string,
  body: object | undefined,
  answer: S,
  signal?: AbortSignal,
): Promise<InferOutput<S>>
export function postJson(path: string, body: object | undefined, answer?: GenericSchema, signal?: AbortSignal) {
  const json = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return call(path, answer, { method: 'POST', ...json }, signal)
}

async function call(path: string, answer: GenericSchema | undefined, init: RequestInit, signal?: AbortSignal) {
  const within = signalWithin(answerTimeoutMs, signal)
  let response: Response
  try {
    response = await fetch(path, { ...init, signal: within })
  } catch {
    signal?.throwIfAborted()
    throw new CallFailed(apiTexts.unreachable, 0)
  }
  const body: unknown = await response.json().catch(() => undefined)
  signal?.throwIfAborted()
  if (!response.ok) {
    const sentence = (body as Partial<ErrorBody> | undefined)?.error
    if (typeof sentence === 'string' && sentence) throw new CallFailed(sentence, response.status, true)
    throw new CallFailed(apiTexts.refused(response.status), response.status)
  }
  if (!answer) return undefined
  if (!is(answer, body)) throw new CallFailed(apiTexts.unreadable, response.status)
  return body
}
