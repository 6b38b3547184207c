import type { DemoRequestRow, DemoRequestState } from '@clarity/contracts/demo-request-row'
import { formatMoment } from '@clarity/admin-kit'
import { texts } from '../../texts'

const { requests } = texts

export const stateTones: Readonly<Record<DemoRequestState, 'good' | 'caution' | 'bad' | 'plain'>> = {
  awaiting_manager: 'plain',
  requested: 'plain',
  invited: 'plain',
  invitation_failed: 'bad',
  opted_out: 'caution',
  confirmed: 'plain',
  calling: 'plain',
  call_failed: 'caution',
  in_conversation: 'plain',
  expired: 'caution',
  completed: 'plain',
  reported: 'good',
  report_failed: 'bad',
}

/** The next step, or what an admin can do; null if nothing is needed. */
export function nextStepOf({ state, waits_until, next_action, undelivered }: DemoRequestRow): string | null {
  if (waits_until !== null) return requests.waits(formatMoment(waits_until))
  if (state === 'call_failed' && next_action === 'check_number_or_open_link') return requests.checkNumber
  if (state === 'requested' && undelivered.some(({ waits }) => waits)) return requests.triedAgain
  return requests.next[state]
}

/** The cause of the request's state as a sentence; it is stored as a part of one. */
export function causeSentence(cause: string): string {
  const causes: Readonly<Record<string, string>> = requests.causes
  return causes[cause] ?? cause.charAt(0).toUpperCase() + cause.slice(1)
}

/** The name of a message's template. */
export function messageName(template: string): string {
  const names: Readonly<Record<string, string>> = requests.messages
  return names[template] ?? requests.answer
}
