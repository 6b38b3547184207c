import type { DemoRequestRow, DemoRequestState } from '@clarity/contracts/demo-request-row'
import { heldTexts } from '@clarity/contracts/sending'
import { formatMoment } from '@clarity/admin-kit'
import { requestTexts } from '../request-texts'
import { texts } from '../texts'

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

/** A request that an admin stopped is stored as opted out, although its phone is not. */
const isStopped = ({ state, cause }: Pick<DemoRequestRow, 'state' | 'cause'>): boolean =>
  state === 'opted_out' && cause === 'stopped by an admin'

export function stateName(request: Pick<DemoRequestRow, 'state' | 'cause'>): string {
  return isStopped(request) ? requestTexts.stopped : requests.states[request.state]
}

/** The next step, or what an admin can do; null if nothing is needed. */
export function nextStepOf(request: DemoRequestRow): string | null {
  const { state, waits_until, next_action, undelivered } = request
  if (isStopped(request)) return requestTexts.stoppedNext
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

/** The stored error of a text beside the sentence that explains it; null if that says the same reason already. */
export function errorBeside(error: string | null): string | null {
  return error === null || Object.values(heldTexts).some((reason) => error.endsWith(reason)) ? null : `(${error})`
}

/** The name of a message's template. */
export function messageName(template: string): string {
  const names: Readonly<Record<string, string>> = requests.messages
  return names[template] ?? requests.answer
}
