import type { SlotProps } from '@clarity/admin-kit'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Report } from '@clarity/contracts/report'
import { answer, json, offline } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import RequestPageFilling from '../../slots/request-page'

type Details = SlotProps['request-page']['details']

const at = '2026-11-03T15:11:00.000Z'
const call = 'GET /api/admin/reports/r1/versions/2'

const version = { version: 2, written_at: at, writer: 'offline', cause: 're-run', current: true } as const

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
    versions: [version, { ...version, version: 1, cause: 'written', current: false }],
    readers: [],
  },
  resend: { reason: null },
  stop: { reason: null },
}

function text(goals: Report['goals']) {
  const report: Report = {
    id: 'r1',
    scenarioName: 'Asking for a raise',
    date: at,
    duration: 60,
    participants: { recipient: { name: 'Logan Reed', phone: '', role: 'Buyer' } },
    overview: '',
    keyPoints: [],
    actionItems: [],
    visualizations: [],
    ...(goals && { goals }),
    measures: {
      talkShare: 0.414,
      questions: 0,
      openQuestions: 0,
      longestTurnSecs: null,
      wordsPerMinute: null,
      fillers: 1,
      pauses: 2,
    },
  }
  return json(200, { report_id: 'r1', version: 2, report_content: JSON.stringify(report) })
}

it('shows which goals were met, with a link from each quote to its turn', async () => {
  const evidence = [{ turn: 3, quote: 'I ask for 71,000.', t: 62, role: 'user' as const }]
  answer(
    call,
    text([
      { label: 'Names a number', met: true, evidence },
      { label: 'Stays calm', met: false, evidence: [] },
    ]),
  )
  showPage(<RequestPageFilling details={details} />)
  await screen.findByText('1 of 2 goals met')
  screen.getByText('41% of all words, 0 questions, 2 pauses over 3 seconds, 1 filler word', { exact: false })
  const [met, missed] = screen.getAllByRole('listitem')
  expect(met!.textContent).toContain('Met Names a number“I ask for 71,000.”')
  const link = within(met!).getByRole('link', { name: 'Turn 4' })
  expect(link.getAttribute('href')).toBe('/admin/conversations/c1/transcript#turn-4')
  expect(missed!.textContent).toBe('Not met Stays calm')
  const scenario = screen.getByRole('link', { name: 'Goals of the scenario' })
  expect(scenario.getAttribute('href')).toBe('/admin/scenarios/s1')
})

it('leads to the scenario if the report has no goals', async () => {
  answer(call, text(undefined))
  showPage(<RequestPageFilling details={details} />)
  await screen.findByText('This report has no goals.')
  expect(screen.getByRole('link', { name: 'Give the scenario goals' }).getAttribute('href')).toBe('/admin/scenarios/s1')
})

it('says when goals are checked, before there is a report', () => {
  showPage(<RequestPageFilling details={{ ...details, report: null }} />)
  screen.getByText('Goals are checked when the report is written.')
})

it('can be retried', async () => {
  answer(call, offline, text([]))
  showPage(<RequestPageFilling details={details} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('This report has no goals.')
})

it('asks for no verdicts of an erased report', () => {
  showPage(<RequestPageFilling details={{ ...details, erased_at: at }} />)
  screen.getByText('The verdicts were erased with the report.')
})
