import { APICallError, RetryError } from 'ai'
import { networkFaultOf, type NetworkFault } from '../fault.js'

export type LlmFailureReason = 'timed-out' | 'too-many-requests' | 'unreachable' | 'refused' | 'failed' | 'unusable'

/** Why a language model gave no usable answer. Contains nothing of the request, so it may be logged. */
export class LlmFailure extends Error {
  constructor(
    readonly reason: LlmFailureReason,
    readonly status: number | null = null,
    /** Set if there was no answer at all. */
    readonly network: NetworkFault | null = null,
  ) {
    super(`The language model gave no usable answer: ${reason}${status === null ? '' : ` (${status})`}.`)
  }

  /** True if the server understood the request and refused it: the same question in another form may succeed. */
  get isAboutTheRequest(): boolean {
    return this.reason === 'refused' && this.status !== null && [400, 415, 422, 501].includes(this.status)
  }
}

/** The library's error without the request and the answer that it carries. */
export function toLlmFailure(error: unknown, limit: AbortSignal): LlmFailure {
  if (error instanceof LlmFailure) return error
  if (limit.aborted) return new LlmFailure('timed-out')
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (!APICallError.isInstance(last)) return new LlmFailure('failed')
  const status = last.statusCode ?? null
  if (status === null) return new LlmFailure('unreachable', null, networkFaultOf(last))
  if (status === 429) return new LlmFailure('too-many-requests', status)
  // An answer with a good status that could not be parsed is the server's fault too.
  return new LlmFailure(status >= 400 && (status < 500 || status === 501) ? 'refused' : 'failed', status)
}
