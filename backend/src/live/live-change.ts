import { LiveKind } from '@clarity/contracts'
import { is } from 'valibot'

/** The channel of the database's notifications (database/migrations/live-triggers.ts). */
export const liveChannel = 'clarity_live'

/** A change that a transaction has announced, or the end of sessions. */
export interface LiveChange {
  readonly kind: LiveKind | 'session'
  readonly id: string
}

/** Null for a payload of another release. */
export function readChange(payload: string): LiveChange | null {
  const [kind = '', id = ''] = payload.split(' ')
  return id !== '' && (kind === 'session' || is(LiveKind, kind)) ? { kind, id } : null
}
