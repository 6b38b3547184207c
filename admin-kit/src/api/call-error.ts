/** Why a call failed. `sentence` is the server's own text for the user; null if the server sent none. */
export interface CallError {
  readonly kind: 'refused' | 'unreachable' | 'unreadable'
  /** 0 if no answer came at all. */
  readonly status: number
  readonly statusText: string
  readonly sentence: string | null
}

/** The call error inside a call's rejection; an error in the program counts as a missing answer. */
export function asCallError(error: unknown): CallError {
  if (typeof error === 'object' && error !== null && 'kind' in error && 'sentence' in error) return error as CallError
  return { kind: 'unreachable', status: 0, statusText: '', sentence: null }
}
