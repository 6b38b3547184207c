import { asCallError } from '@clarity/admin-kit'
import { transcriptTexts } from '@clarity/contracts/transcript'

/** The error text of a transcript that failed to load: the server's own if it sent one. */
export function transcriptFailure(error: unknown): string {
  const { kind, sentence } = asCallError(error)
  if (kind === 'unreadable') return transcriptTexts.invalid
  return sentence ?? transcriptTexts.fetchFailed
}
