import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { SlotProps } from '@clarity/admin-kit'
import { directAccessEmail } from '@clarity/contracts/report-access'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import RequestPageFilling from '../../slots/request-page'

type Details = SlotProps['request-page']['details']

const at = '2026-11-03T15:11:00.000Z'
const reader = { views: 2, errors: 0, first_at: at, last_at: at, geo_location: 'Paris, France' }

const details: Details = {
  request: {
    id: 'd1',
    created_at: at,
    scenario_title: 'Asking for a raise',
    recipient_name: 'Logan Reed',
    manager_name: null,
    recipient_phone: '+14155550101',
    manager_phone: null,
    state: 'reported',
    state_since: at,
    cause: 'the report was written',
    waits_until: null,
    call_error: null,
    next_action: null,
    undelivered: [],
    conversation_id: 'c1',
  },
  role: 'recipient',
  scenario_id: 's1',
  short_code: 'Ab3dE',
  history: [],
  messages: [],
  calls: [],
  sessions: [],
  conversations: [],
  report: {
    id: 'r1',
    short_code: 'Fg4hJ',
    state: 'written',
    generated_at: at,
    versions: [{ version: 1, written_at: at, writer: 'offline', cause: 'written', current: true }],
    readers: [
      { ...reader, email: 'ada@example.com', errors: 1 },
      { ...reader, email: directAccessEmail, views: 1, geo_location: null },
    ],
  },
  resend: { reason: null },
  stop: { reason: null },
}

it('shows the report, its versions, and who read it how often', () => {
  showPage(<RequestPageFilling details={details} />)
  screen.getByText('Written')
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/report/r1?skip_email=1')
  expect(screen.getByRole('link', { name: 'Compare versions' }).getAttribute('href')).toBe('/admin/reports/r1/versions')
  screen.getByRole('button', { name: 'Re-run' })
  const [version, ada, admin] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(version).toMatch(/^Version 1, written: .* \(current\)$/)
  expect(ada).toMatch(/^ada@example.com: opened 2 times, 1 error, last .*, Paris, France$/)
  expect(admin).toMatch(/^An admin: opened once, last /)
})

it('says when there will be one', () => {
  showPage(<RequestPageFilling details={{ ...details, report: null }} />)
  screen.getByText('There is no report yet. It is written when the conversation is over.')
})

it('offers nothing for an erased one', () => {
  showPage(<RequestPageFilling details={{ ...details, erased_at: at }} />)
  screen.getByText('The report was erased.')
  expect(screen.queryAllByRole('button')).toEqual([])
})
