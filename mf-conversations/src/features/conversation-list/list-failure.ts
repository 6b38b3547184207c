import type { CallError } from '@clarity/admin-kit'
import { conversationSentences, conversationsFailedSentence } from '@clarity/contracts/conversation'

/** The sentence for a list that did not come. HTTP/2 has no status text: there its number stands in. */
export function listFailure({ kind, status, statusText }: CallError): string {
  switch (kind) {
    case 'unreadable':
      return conversationSentences.invalid
    case 'unreachable':
      return conversationSentences.fetchFailed
    case 'refused':
      return conversationsFailedSentence(statusText || String(status))
  }
}
