import type { DemoRequestRow, DemoRequestState, NextAction, ProviderFinding, UndeliveredSms } from '@clarity/contracts'

/** A row of the list as it is read; timestamps inside of JSON are strings. */
export interface DemoRequestListRow {
  id: string
  created_at: Date
  scenario_title: string
  recipient_name: string
  manager_name: string | null
  recipient_phone: string | null
  manager_phone: string | null
  campaign: string | null
  state: DemoRequestState
  waits_until: Date | null
  /** Null if the request has not changed since it was made. */
  last_transition: { cause: string; at: string } | null
  last_call: { error: string | null; next_action: NextAction | null } | null
  undelivered: UndeliveredSms[]
  conversation_id: string | null
}

/** `explain` says what the stored error of a message means. */
export function toDemoRequestRow(
  { last_transition, last_call, undelivered, ...row }: DemoRequestListRow,
  explain: (error: string) => ProviderFinding,
): DemoRequestRow {
  return {
    ...row,
    undelivered: undelivered.map((sms) => ({ ...sms, trouble: sms.error === null ? null : explain(sms.error) })),
    created_at: row.created_at.toISOString(),
    state_since: (last_transition ? new Date(last_transition.at) : row.created_at).toISOString(),
    cause: last_transition?.cause ?? null,
    waits_until: row.waits_until?.toISOString() ?? null,
    call_error: last_call?.error ?? null,
    next_action: last_call?.next_action ?? null,
  }
}
