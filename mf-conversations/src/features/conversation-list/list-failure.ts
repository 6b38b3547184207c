import type { CallError } from '@clarity/admin-kit'
import { conversationTexts, conversationsFailedSentence } from '@clarity/contracts/conversation'

/** The sentence for a list that did not come. HTTP/2 has no status text: there its number stands in. */
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
