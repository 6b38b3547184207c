import { DemoRequestState, undeliveredCause } from '@clarity/contracts/demo-request-row'
import { requestTexts } from '../../request-texts'
import { texts } from '../../texts'
import { causeSentence } from '../../parts/request-states'

const { filters } = requestTexts

/** The names of the filters, in the address and for the server. */
export const filterNames = ['state', 'scenario', 'campaign', 'cause', 'from', 'to'] as const

export interface FilterOption {
  readonly value: string
  readonly label: string
}

export const stateOptions: readonly FilterOption[] = [
  { value: '', label: filters.anyState },
  ...DemoRequestState.options.map((value) => ({
    value,
    label:
      value === 'invited' ? `${texts.requests.states[value]} (${filters.unanswered})` : texts.requests.states[value],
  })),
]

/** The carriers' errors that a list is most often filtered by. */
const codes: Readonly<Record<string, string>> = {
  21211: 'Invalid number',
  21610: 'Opted out',
  30003: 'Phone off or unreachable',
  30005: 'Number unknown',
  30006: 'Landline',
  30007: 'Classified as spam',
}

/** Why requests go no further, as the server stores it. */
const causes = [
  'the invitation could not be sent',
  'nobody answered in time',
  'nobody answered the call',
  'a voicemail took the call',
  'the phone was busy',
  'the call was declined',
  'the call could not be placed',
  'the call could not be begun',
  'reply STOP',
  'stopped by an admin',
  'the report could not be written',
]

/** `chosen` is in the list also if it is none of the usual ones: an address may name any cause. */
export function causeOptions(chosen: string): readonly FilterOption[] {
  const usual = [
    { value: '', label: filters.anyCause },
    { value: undeliveredCause, label: filters.undelivered },
    ...Object.entries(codes).map(([value, meaning]) => ({ value, label: filters.code(value, meaning) })),
    ...causes.map((value) => ({ value, label: causeSentence(value) })),
  ]
  return usual.some(({ value }) => value === chosen) ? usual : [...usual, { value: chosen, label: chosen }]
}
