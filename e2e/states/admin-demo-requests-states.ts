import type { DemoRequestDetails, DemoRequestRow } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { openRequest, openRequests } from '../browser/admin-conversations.ts'
import { goalsReport } from '../product/goals-report.ts'
import type { State } from './state.ts'

const requestsCall = /\/api\/admin\/demo-requests(\?|$)/

const asked: DemoRequestRow = {
  id: 'd1',
  created_at: '2026-11-20T15:04:00.000Z',
  scenario_title: 'The interview for your first team',
  recipient_name: 'Logan Reed',
  manager_name: 'Robin Hale',
  recipient_phone: '+14155550101',
  manager_phone: '+14155550102',
  state: 'invited',
  state_since: '2026-11-20T15:05:00.000Z',
  cause: 'the invitation was sent',
  waits_until: null,
  call_error: null,
  next_action: null,
  undelivered: [],
  conversation_id: null,
}

const everyOutcome: DemoRequestRow[] = [
  asked,
  { ...asked, id: 'd2', state: 'requested', cause: null, waits_until: '2026-11-21T16:00:00.000Z' },
  {
    ...asked,
    id: 'd3',
    state: 'invitation_failed',
    cause: 'the invitation could not be sent',
    undelivered: [{ template: 'sms_recipient_invitation_template', error: 'Twilio error 21211', waits: false }],
  },
  { ...asked, id: 'd4', state: 'opted_out', cause: 'reply STOP', manager_name: null, manager_phone: null },
  {
    ...asked,
    id: 'd5',
    state: 'call_failed',
    cause: 'a voicemail took the call',
    next_action: 'reply_yes_or_open_link',
  },
  { ...asked, id: 'd6', state: 'reported', cause: 'the report was written', conversation_id: 'c1' },
]

async function answerRequests(page: Page, requests: readonly DemoRequestRow[]): Promise<void> {
  await page.route(requestsCall, (route) => route.fulfill({ json: requests }))
}

const trouble = {
  tone: 'bad',
  sentence: 'The phone is off or unreachable.',
  remedy: 'Try again once it is on.',
} as const

const unreached: DemoRequestDetails = {
  request: asked,
  role: 'manager',
  scenario_id: 's1',
  short_code: 'Ab3dE',
  history: [{ at: asked.state_since, state: 'invited', cause: 'the invitation was sent' }],
  messages: [
    {
      id: 'm1',
      at: asked.created_at,
      who: 'recipient',
      phone: '+14155550101',
      template: 'sms_recipient_invitation_template',
      body: 'Clarity: Hi Logan Reed, Robin Hale invites you to a voice demo.',
      state: 'failed',
      state_at: asked.state_since,
      waits_until: null,
      error: 'Twilio error 30003',
      trouble,
    },
  ],
  calls: [],
  sessions: [],
  conversations: [],
  report: null,
  resend: { reason: null },
  stop: { reason: null },
}

const writtenAt = '2026-11-20T16:02:00.000Z'

const reported: DemoRequestDetails = {
  ...unreached,
  request: { ...asked, state: 'reported', cause: 'the report was written', conversation_id: 'c1' },
  conversations: [{ id: 'c1', started_at: '2026-11-20T15:50:00.000Z', duration_secs: 505, counts: true }],
  report: {
    id: 'r1',
    short_code: 'Fg4hJ',
    state: 'written',
    generated_at: writtenAt,
    versions: [{ version: 1, written_at: writtenAt, writer: 'offline', cause: 'written', current: true }],
    readers: [],
  },
}

export const adminDemoRequestsStates: State[] = [
  {
    name: 'admin-demo-requests',
    async show(page) {
      await answerRequests(page, everyOutcome)
      await openRequests(page)
      await expect(page.getByRole('table').getByText('Call failed')).toBeVisible()
    },
  },
  {
    name: 'admin-demo-request',
    async show(page) {
      await page.route('**/api/admin/demo-requests/d1', (route) => route.fulfill({ json: unreached }))
      await openRequest(page, 'd1', 'Logan Reed')
      await expect(page.getByText('Try again once it is on.')).toBeVisible()
    },
  },
  {
    name: 'admin-demo-request-goals',
    isVariant: true,
    async show(page) {
      await page.route('**/api/admin/demo-requests/d1', (route) => route.fulfill({ json: reported }))
      const text = { report_id: 'r1', version: 1, report_content: JSON.stringify(goalsReport) }
      await page.route('**/api/admin/reports/r1/versions/1', (route) => route.fulfill({ json: text }))
      await openRequest(page, 'd1', 'Logan Reed')
      await expect(page.getByText('3 of 4 goals met, 1 without a verdict')).toBeVisible()
    },
  },
  {
    name: 'admin-demo-requests-none',
    isVariant: true,
    async show(page) {
      await answerRequests(page, [])
      await openRequests(page)
      await expect(page.getByText('No demo requests found')).toBeVisible()
    },
  },
  {
    name: 'admin-demo-requests-failed',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(500, requestsCall)
      await page.route(requestsCall, (route) => route.fulfill({ status: 500 }))
      await openRequests(page)
      await expect(page.getByText('Failed to fetch demo requests')).toBeVisible()
    },
  },
]
