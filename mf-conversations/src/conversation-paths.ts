import { Conversation } from '@clarity/contracts/conversation'
import { is, object, string, type InferOutput } from 'valibot'

export const listPath = '/admin/conversations'

export const requestsPath = '/admin/requests'

/** The page of a request, by its id or by that of its conversation. */
export const requestPath = (id: string) => `${requestsPath}/${encodeURIComponent(id)}`

export const transcriptPath = (id: string) => `${listPath}/${encodeURIComponent(id)}/transcript`

/** The list's search and the chosen row, passed to the transcript for the way back. */
const FromList = object({ search: string(), conversation: Conversation })
export type FromList = InferOutput<typeof FromList>

/** Null if the user came another way, or with a history entry of an earlier version. */
export function readFromList(state: unknown): FromList | null {
  return is(FromList, state) ? state : null
}
