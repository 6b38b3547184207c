/** Why a call brought nothing to go on with. `sentence` is the server's own, for the person; null where it said none. */
export interface CallError {
  readonly kind: 'refused' | 'unreachable' | 'unreadable'
  /** 0 where no answer came at all. */
  readonly status: number
  readonly statusText: string
  readonly sentence: string | null
}

/** The call error inside whatever a call rejected with; a fault of the program counts as an answer that never came. */
export function asCallError(error: unknown): CallError {
  if (typeof error === 'object' && error !== null && 'kind' in error && 'sentence' in error) return error as CallError
  return { kind: 'unreachable', status: 0, statusText: '', sentence: null }
}
