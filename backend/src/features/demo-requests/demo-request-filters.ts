import { undeliveredCause, type DemoRequestFilters } from '@clarity/contracts'
import { endOf, startOf } from '../../database/pagination/days.js'
import type { Filter } from '../../database/pagination/page.js'
import { isUndelivered } from '../sms-messages/undelivered.state.js'

const byState = `d.state = ANY(string_to_array($?, ','))`

/** The last change's cause; the first condition finds candidates by an index. */
const byCause = `d.id IN (SELECT t.demo_request_id FROM demo_request_transitions t WHERE t.cause = $?)
  AND $? = (SELECT t.cause FROM demo_request_transitions t WHERE t.demo_request_id = d.id ORDER BY t.id DESC LIMIT 1)`

/** The code is the only number of a carrier's error text. */
const byCode = `d.id IN (SELECT m.demo_request_id FROM sms_messages m WHERE ${isUndelivered}
  AND coalesce(m.delivery_error, m.error) ~ ('\\m' || $? || '\\M'))`

const byAnyUndelivered = `d.id IN (SELECT m.demo_request_id FROM sms_messages m WHERE ${isUndelivered})`

/** The conditions of the list's filters. */
export function demoRequestFilters({ state, scenario, campaign, cause, from, to }: DemoRequestFilters): Filter[] {
  return [
    ...(state ? [{ condition: byState, value: state }] : []),
    ...(scenario ? [{ condition: 'd.scenario_id = $?', value: scenario }] : []),
    ...(campaign ? [{ condition: 'd.campaign = $?', value: campaign }] : []),
    ...(cause ? [causeFilter(cause)] : []),
    ...(from ? [{ condition: 'd.created_at >= $?::timestamptz', value: startOf(from) }] : []),
    ...(to ? [{ condition: 'd.created_at < $?::timestamptz', value: endOf(to) }] : []),
  ]
}

function causeFilter(cause: string): Filter {
  if (cause === undeliveredCause) return { condition: byAnyUndelivered }
  return { condition: /^\d+$/.test(cause) ? byCode : byCause, value: cause }
}
