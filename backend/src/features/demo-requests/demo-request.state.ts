import type { DemoRequestState } from '@clarity/contracts'

/**
 * Every allowed transition. A signed webhook may complete a request in any state except the final ones and the one that
 * awaits the manager.
 */
const transitions: Readonly<Record<DemoRequestState, readonly DemoRequestState[]>> = {
  awaiting_manager: ['requested', 'expired', 'opted_out'],
  requested: ['invited', 'invitation_failed', 'opted_out', 'in_conversation', 'completed'],
  invitation_failed: ['invited', 'completed'],
  invited: ['confirmed', 'in_conversation', 'opted_out', 'expired', 'completed'],
  confirmed: ['calling', 'in_conversation', 'opted_out', 'completed'],
  calling: ['in_conversation', 'call_failed', 'opted_out', 'completed'],
  call_failed: ['confirmed', 'in_conversation', 'opted_out', 'completed'],
  in_conversation: ['completed'],
  completed: ['reported', 'report_failed'],
  report_failed: ['reported'],
  reported: [],
  expired: [],
  // A conversation that began before the STOP still counts: its report goes to the manager alone.
  opted_out: ['completed'],
}

/** The cause of an `opted_out` request that an admin stopped: its phone has not opted out. */
export const stoppedCause = 'stopped by an admin'

export function canTransition(from: DemoRequestState, to: DemoRequestState): boolean {
  return transitions[from].includes(to)
}
