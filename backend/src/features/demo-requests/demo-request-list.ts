import type { PagedList } from '../../database/pagination/page.js'
import { byRequired, byText } from '../../database/pagination/page-order.js'
import { byScenarioTitle, searchedTitles } from '../../database/pagination/by-scenario.js'
import { searchedText } from '../../database/searched-text.js'
import { isUndelivered } from '../sms-messages/undelivered.state.js'

/** Filters by the phone too, because the index begins with it. */
const lastCall = `(SELECT json_build_object('error', c.error, 'next_action', c.next_action) FROM calls c
  WHERE c.phone = d.recipient_phone AND c.demo_request_id = d.id ORDER BY c.created_at DESC LIMIT 1)`

const lastTransition = `(SELECT json_build_object('cause', t.cause, 'at', t.at) FROM demo_request_transitions t
  WHERE t.demo_request_id = d.id ORDER BY t.id DESC LIMIT 1)`

const undelivered = `(SELECT coalesce(json_agg(json_build_object('template', m.template, 'error',
    coalesce(m.delivery_error, m.error), 'waits', m.state IN ('queued', 'unknown')) ORDER BY m.created_at), '[]')
  FROM sms_messages m WHERE m.demo_request_id = d.id
    AND (m.state IN ('queued', 'unknown') AND m.error IS NOT NULL OR ${isUndelivered}))`

/** The progress of every request, with the errors of the carrier and the voice provider. */
export const demoRequestList: PagedList = {
  select: `d.id, d.created_at, s.title AS scenario_title, d.recipient_name, d.manager_name, d.recipient_phone,
    d.manager_phone, d.campaign, d.state, CASE WHEN d.state = 'requested' AND d.wait_until > now() THEN d.wait_until END AS waits_until,
    ${lastTransition} AS last_transition, CASE WHEN d.state IN ('confirmed', 'call_failed') THEN ${lastCall} END AS last_call,
    ${undelivered} AS undelivered,
    (SELECT c.id FROM conversations c WHERE c.demo_request_id = d.id AND c.counts) AS conversation_id`,
  table: 'demo_requests d',
  alias: 'd',
  joins: 'JOIN scenarios s ON s.id = d.scenario_id',
  id: 'd.id',
  newest: 'd.created_at',
  sorts: {
    created_at: byRequired('d.created_at', 'timestamptz'),
    scenario_title: byScenarioTitle('d.scenario_id', 'scenarios s'),
    recipient_name: byText('d.recipient_name'),
    recipient_phone: byText('d.recipient_phone'),
    state: byRequired('d.state', 'text'),
  },
  searched: {
    text: searchedText('demo_requests', 'd'),
    other: searchedTitles('d.scenario_id'),
  },
}
