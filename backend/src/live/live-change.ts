import { LiveKind } from '@clarity/contracts'
import { is } from 'valibot'

/** The channel of the database's notifications (database/migrations/live-triggers.ts). */
export const liveChannel = 'clarity_live'

/**
 * What only processes follow: the end of sessions, a short code that was made, changed or deleted, a network that has
 * used up its misses, and a change of the scenarios.
 */
const internalKinds = ['session', 'short_code', 'guessing_network', 'scenario'] as const

/** A change that a transaction has announced. */
export interface LiveChange {
  readonly kind: LiveKind | (typeof internalKinds)[number]
  readonly id: string
}

/** Null for a payload of another release. */
export function readChange(payload: string): LiveChange | null {
  const [kind = '', id = ''] = payload.split(' ')
  return id !== '' && (is(LiveKind, kind) || isInternal(kind)) ? { kind, id } : null
}

function isInternal(kind: string): kind is (typeof internalKinds)[number] {
  return (internalKinds as readonly string[]).includes(kind)
}
