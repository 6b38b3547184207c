import { formatMoment } from '@clarity/admin-kit'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { CombinedReportRow } from '@clarity/contracts/combined-report'
import type { Conversation } from '@clarity/contracts/conversation'
import { answer, json, offline } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerReports, calls, people, press, showCombined } from '../../test-data/combined-page'
import { aCombinedReport } from '../../test-data/rows'
import { CombinedReportsPage } from './combined-reports-page'

const table = () => within(screen.getByRole('table', { name: 'Generated Reports' }))
const cells = () =>
  table()
    .queryAllByRole('cell')
    .map((cell) => cell.textContent)
const view = () => table().getByRole<HTMLAnchorElement>('link', { name: 'View' })
const showReports = (...reports: CombinedReportRow[]) => showCombined(people(1), { reports })

it('are in a table with their conversations', async () => {
  const covered = ['Ann Lee', null].map((recipient_name, at) => ({ id: `c${at}`, recipient_name }))
  await showReports(aCombinedReport({ conversations: covered }))
  expect(
    table()
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Report ID', 'Generated', 'Conversations', 'Prompt Preview', 'View'])
  expect(cells()).toEqual([
    'k1',
    formatMoment('2026-11-20T12:00:00.000Z'),
    '3 Ann Lee, (unknown)',
    'What went well?',
    'ViewSources',
  ])
  expect(screen.getByRole('link', { name: /generated reports/ }).getAttribute('href')).toBe(
    '/api/admin/combined-reports/export',
  )
})

const exported = () => screen.getByRole('link', { name: /generated reports/ }).getAttribute('href')

it('are sorted, and exported so', async () => {
  await showReports(aCombinedReport())
  const order = (name: string) => table().getByRole('columnheader', { name }).getAttribute('aria-sort')
  answer(`${calls.reports}?sort=conversation_count`, json(200, [aCombinedReport()]))
  answer(`${calls.reports}?sort=-conversation_count`, json(200, [aCombinedReport()]))
  press('Conversations')
  await waitFor(() => expect(order('Conversations')).toBe('ascending'))
  press('Conversations')
  await waitFor(() => expect(exported()).toBe('/api/admin/combined-reports/export?sort=-conversation_count'))
  answer(calls.reports, json(200, [aCombinedReport()]))
  press('Conversations')
  await waitFor(() => expect(order('Conversations')).toBe('none'))
})

it('are searched, and exported so', async () => {
  await showReports(aCombinedReport())
  answer(`${calls.reports}?q=rent`, json(200, []))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the generated reports' }), {
    target: { value: 'rent ' },
  })
  await screen.findByText('No combined report matches this search.')
  expect(exported()).toBe('/api/admin/combined-reports/export?q=rent')
})

it('say which link is closed; an admin opens it past the gate', async () => {
  await showReports(aCombinedReport({ short_code: null, link_state: 'revoked' }))
  expect(table().getByText('Link revoked')).toBeTruthy()
  expect(view().getAttribute('href')).toBe('/combined-report/k1?skip_email=1')
})

it('show the beginning of a long prompt, and all of it on hover', async () => {
  const prompt = `## Summary\n${'word '.repeat(100)}`
  await showReports(aCombinedReport({ prompt_used: prompt }))
  expect(cells()[3]).toBe(`## Summary ${'word '.repeat(100)}`.slice(0, 160) + '…')
  expect(table().getByTitle(/^## Summary/).title).toBe(prompt)
})

it('open by their short code in a new tab', async () => {
  await showReports(aCombinedReport())
  expect([view().getAttribute('href'), view().target]).toEqual(['/Ab3dE', '_blank'])
})

it('lead to their sources once they are written', async () => {
  await showReports(aCombinedReport(), aCombinedReport({ combined_report_id: 'k2', status: 'preparing' }))
  const links = table().getAllByRole('link', { name: 'Sources' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/combined-reports/k1'])
})

it('open by their id if they have no short code', async () => {
  await showReports(aCombinedReport({ short_code: null }))
  expect(view().getAttribute('href')).toBe('/combined-report/k1')
})

it('show that one could not be written, and offer no link to it', async () => {
  await showReports(aCombinedReport({ status: 'failed', generated_at: null }))
  expect(cells()[1]).toBe('Failed')
  expect(table().queryByRole('link')).toBeNull()
})

it('say that there are none', async () => {
  await showReports()
  screen.getByText('No combined reports yet.')
})

it.each([
  ['cannot be fetched', offline],
  ['are no list', json(200, { reports: [] })],
])('report only in the log that they %s, and can be fetched again', async (_, failure) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  answer(calls.conversations, json<Conversation[]>(200, people(1)))
  answer(calls.reports, failure)
  showPage(<CombinedReportsPage />)
  await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to fetch combined reports', expect.anything()))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('No combined reports yet.')).toBeNull()
  answerReports(aCombinedReport())
  press('Refresh')
  await screen.findByText('k1')
})

it('load more when their end becomes visible', async () => {
  const next = '/api/admin/combined-reports?cursor=x'
  answer(calls.conversations, json<Conversation[]>(200, people(1)))
  answer(calls.reports, json<CombinedReportRow[]>(200, [aCombinedReport()], { link: `<${next}>; rel="next"` }))
  answer(`GET ${next}`, json<CombinedReportRow[]>(200, [aCombinedReport({ combined_report_id: 'k0' })]))
  showPage(<CombinedReportsPage />)
  await screen.findByText('k0')
  screen.getByText('k1')
})
