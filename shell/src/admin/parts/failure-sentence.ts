import { asCallError } from '@clarity/admin-kit'
import { texts } from '../texts'

/** What the server says of a refused call; that it cannot be reached, if it said nothing. */
export function failureSentence(error: unknown): string {
  return asCallError(error).sentence ?? texts.unreachable
}
