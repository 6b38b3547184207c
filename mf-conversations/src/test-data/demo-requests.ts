import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'

export const invited: DemoRequestRow = {
  id: 'd3m0',
  created_at: '2026-11-03T14:05:00.000Z',
  scenario_title: 'Asking for a raise',
  recipient_name: 'Logan Reed',
  manager_name: 'Robin Hale',
  recipient_phone: '+14155550101',
  manager_phone: '+14155550102',
  state: 'invited',
  state_since: '2026-11-03T14:06:00.000Z',
  cause: 'the invitation was sent',
  waits_until: null,
  call_error: null,
  next_action: null,
  undelivered: [],
  conversation_id: null,
}
