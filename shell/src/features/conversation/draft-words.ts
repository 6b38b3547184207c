const keyOf = (requestId: string) => `draft:${requestId}`

/** Typed text that was not sent, kept per tab: a reload loses nothing. */
export function recallDraft(requestId: string): string {
  try {
    return sessionStorage.getItem(keyOf(requestId)) ?? ''
  } catch {
    // Storage that is switched off throws on every touch.
    return ''
  }
}

export function keepDraft(requestId: string, words: string): void {
  try {
    if (words) sessionStorage.setItem(keyOf(requestId), words)
    else sessionStorage.removeItem(keyOf(requestId))
  } catch {
    // As above.
  }
}
