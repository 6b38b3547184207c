import type { Conversation } from '@clarity/contracts/conversation'

export const managerDemo: Conversation = {
  id: 'c0ffee',
  created_at: '2026-11-03T14:05:00.000Z',
  scenario_title: 'Asking for a raise',
  recipient_name: 'Logan Reed',
  manager_name: 'Robin Hale',
  recipient_phone: '+14155550101',
  manager_phone: '+14155550102',
}

export const selfDemo: Conversation = { ...managerDemo, id: 'self', manager_name: null, manager_phone: null }

/** Held without an invitation: nothing is known about it. */
export const uninvited: Conversation = {
  ...selfDemo,
  id: 'uninvited',
  scenario_title: null,
  recipient_name: null,
  recipient_phone: null,
}
