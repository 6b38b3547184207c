import type { CallError } from '@clarity/admin-kit'
import { conversationTexts, conversationsFailedSentence } from '@clarity/contracts/conversation'

/** The error text of a list that failed to load. HTTP/2 has no status text: the status code replaces it. */
export function listFailure({ kind, status, statusText }: CallError): string {
  switch (kind) {
    case 'unreadable':
      return conversationTexts.invalid
    case 'unreachable':
      return conversationTexts.fetchFailed
    case 'refused':
      return conversationsFailedSentence(statusText || String(status))
  }
}
