import type { NextAction } from '@clarity/contracts'
import type { CallState } from './call.entity.js'

interface FailedCall {
  readonly state: Extract<CallState, 'missed' | 'failed'>
  /** For the history of the request. */
  readonly cause: string
  readonly nextAction: NextAction
}

/** Outcomes of a call without a conversation. */
export const callOutcomes = {
  voicemail: { state: 'missed', cause: 'a voicemail took the call', nextAction: 'reply_yes_or_open_link' },
  busy: { state: 'missed', cause: 'the phone was busy', nextAction: 'reply_yes_or_open_link' },
  no_answer: { state: 'missed', cause: 'nobody answered the call', nextAction: 'reply_yes_or_open_link' },
  failed: { state: 'failed', cause: 'the call could not be begun', nextAction: 'check_number_or_open_link' },
  unknown: { state: 'failed', cause: 'nobody knows how the call went', nextAction: 'reply_yes_or_open_link' },
} as const satisfies Record<string, FailedCall>
