import * as v from 'valibot'

/** What the admin follows. A change of a text, call, conversation, report or view of a request is one of the request too. */
export const LiveKind = v.picklist(['request', 'conversation', 'report', 'view', 'sms'])
export type LiveKind = v.InferOutput<typeof LiveKind>

/** The id of a change that concerns many rows, or an unknown number of them. */
export const manyIds = '*'

/** One message of GET /api/admin/events: something with this id was added or changed. It never has content. */
export const LiveEvent = v.object({ kind: LiveKind, id: v.string() })
export type LiveEvent = v.InferOutput<typeof LiveEvent>

export const liveTexts = {
  stopping: 'The server is stopping. Please try again.',
  tooMany: 'This session has too many open pages. Please close some.',
} as const
