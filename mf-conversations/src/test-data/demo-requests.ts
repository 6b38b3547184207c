import type { DemoRequestDetails } from '@clarity/contracts/demo-request-details'
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

/** A request that has come all the way; one text of it did not arrive. */
export const reported: DemoRequestDetails = {
  request: { ...invited, state: 'reported', cause: 'the report was written', conversation_id: 'c0ffee', campaign: 'xy' },
  role: 'manager',
  scenario_id: 's1',
  short_code: 'Ab3dE',
  history: [
    { at: '2026-11-03T14:06:00.000Z', state: 'invited', cause: 'the invitation was sent' },
    { at: '2026-11-03T15:10:00.000Z', state: 'completed', cause: 'the conversation is over' },
    { at: '2026-11-03T15:11:00.000Z', state: 'reported', cause: 'the report was written' },
  ],
  messages: [
    {
      id: 'm1',
      at: '2026-11-03T14:05:30.000Z',
      who: 'recipient',
      phone: '+14155550101',
      template: 'sms_recipient_invitation_template',
      body: 'Clarity: Hi Logan Reed',
      state: 'failed',
      state_at: '2026-11-03T14:06:00.000Z',
      waits_until: null,
      error: 'Twilio error 30003',
      trouble: { tone: 'bad', sentence: 'The phone is off or unreachable.', remedy: 'Try again once it is on.' },
    },
    {
      id: 'm2',
      at: '2026-11-03T14:30:00.000Z',
      who: 'recipient',
      phone: '+14155550101',
      template: null,
      body: 'Who is this?',
      state: 'received',
      state_at: '2026-11-03T14:30:00.000Z',
      waits_until: null,
      error: null,
      trouble: null,
    },
  ],
  calls: [
    {
      id: 'k1',
      at: '2026-11-03T14:40:00.000Z',
      state: 'missed',
      ended_at: '2026-11-03T14:41:00.000Z',
      error: null,
      next_action: null,
    },
  ],
  sessions: [
    {
      id: 'l1',
      channel: 'web',
      started_at: '2026-11-03T15:00:00.000Z',
      ended_at: '2026-11-03T15:10:00.000Z',
      end_reason: 'left',
    },
  ],
  conversations: [{ id: 'c0ffee', started_at: '2026-11-03T15:00:00.000Z', duration_secs: 605, counts: true }],
  report: {
    id: 'r1',
    short_code: 'Fg4hJ',
    state: 'written',
    generated_at: '2026-11-03T15:11:00.000Z',
    versions: [],
    readers: [],
  },
  resend: { reason: null },
  stop: { reason: 'The conversation is over. There is nothing left to stop.' },
}
