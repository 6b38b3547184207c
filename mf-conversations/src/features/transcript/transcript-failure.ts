import { asCallError } from '@clarity/admin-kit'
import { transcriptTexts } from '@clarity/contracts/transcript'

/** The sentence for a transcript that did not come: the server's own where it said one. */
export function transcriptFailure(error: unknown): string {
  const { kind, sentence } = asCallError(error)
  if (kind === 'unreadable') return transcriptTexts.invalid
  return sentence ?? transcriptTexts.fetchFailed
}
