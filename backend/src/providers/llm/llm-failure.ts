import { APICallError, RetryError } from 'ai'
import { networkFaultOf, type NetworkFault } from '../fault.js'
import { llmRefusalIn, type LlmRefusal } from './llm-refusal.js'

/**
 * `account`: the key, its quota or its rights. `out-of-tokens`: the model spent the limit of its answer on reasoning.
 * `context`: the server reads less than LLM_CONTEXT_TOKENS says. `held`: nothing may be
 * spent now, and a person waits for the answer.
 */
export type LlmFailureReason =
  | 'timed-out'
  | 'too-many-requests'
  | 'account'
  | 'unreachable'
  | 'refused'
  | 'failed'
  | 'unusable'
  | 'out-of-tokens'
  | 'context'
  | 'held'

/** Why a language model gave no usable answer. Contains nothing of the request, so it may be logged. */
export class LlmFailure extends Error {
  constructor(
    readonly reason: LlmFailureReason,
    readonly status: number | null = null,
    /** Set if there was no answer at all. */
    readonly network: NetworkFault | null = null,
    /** True if the server wants the limit of the answer under its other name. */
    readonly isAboutLimitName = false,
  ) {
    super(`The language model gave no usable answer: ${reason}${status === null ? '' : ` (${status})`}.`)
  }

  /** True if the server answered with a refusal or an error of its own, or could not be reached. */
  get isUnbilled(): boolean {
    return this.status !== null || this.reason === 'unreachable'
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
  return failureOfAnswer(status, status < 500 ? llmRefusalIn(last.responseBody ?? '') : null)
}

function failureOfAnswer(status: number, refusal: LlmRefusal): LlmFailure {
  if ([401, 402, 403].includes(status) || refusal === 'account') return new LlmFailure('account', status)
  if (status === 413 || refusal === 'context') return new LlmFailure('context', status)
  if (refusal === 'limit-name') return new LlmFailure('refused', status, null, true)
  if (status === 429) return new LlmFailure('too-many-requests', status)
  // An answer with a good status that could not be parsed is the server's fault too.
  return new LlmFailure(status >= 400 && (status < 500 || status === 501) ? 'refused' : 'failed', status)
}
