const keyOf = (requestId: string) => `draft:${requestId}`

/** Typed text that was not sent, kept per tab: a reload loses nothing. */
export function loadDraft(requestId: string): string {
  try {
    return sessionStorage.getItem(keyOf(requestId)) ?? ''
  } catch {
    // Access to disabled storage throws.
    return ''
  }
}

export function saveDraft(requestId: string, words: string): void {
  try {
    if (words) sessionStorage.setItem(keyOf(requestId), words)
    else sessionStorage.removeItem(keyOf(requestId))
  } catch {
    // As above.
  }
}
