import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { ReportRow, ReRunResult } from '@clarity/contracts/report'
import { answer, json, offline, refused, sent } from '@clarity/test-kit/network'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aReport } from '../../test-data/rows'
import { ReportListPage } from './report-list-page'

const list = 'GET /api/admin/reports'
const reRun = 'POST /api/admin/reports/re-run'
const listed = (recipient_name: string) => json<ReportRow[]>(200, [aReport({ recipient_name })])
const result = (status: ReRunResult['status']) =>
  json<ReRunResult>(status === 'written' ? 200 : 202, { report_id: 'r1', status })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Re-run(ning\.\.\.)?$/ })

async function confirmReRun() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Re-run this report?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Re-run report' }))
}

async function startReRun() {
  const page = showPage(<ReportListPage />, { route: '/admin/reports' })
  fireEvent.click(await screen.findByRole('button', { name: 'Re-run' }))
  await confirmReRun()
  return page
}

it('writes the report again without notifying anyone, and reloads the list', async () => {
  answer(list, listed('Before'), listed('After'))
  answer(reRun, result('written'))
  await startReRun()
  await screen.findByText('After')
  await screen.findByText('The report was regenerated. No one was notified.')
  expect(sent.find(({ call }) => call === reRun)!.body).toEqual({ demo_request_id: 'd1', skip_notification: true })
})

it('asks first, and sends nothing if the answer is no', async () => {
  answer(list, listed('Maya'))
  showPage(<ReportListPage />, { route: '/admin/reports' })
  fireEvent.click(await screen.findByRole('button', { name: 'Re-run' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.some(({ call }) => call === reRun)).toBe(false)
})

it("shows 'Re-running...' and is disabled while it runs, even after leaving the page and returning", async () => {
  let resolve!: (response: Response) => void
  const promise = new Promise<Response>((settle) => (resolve = settle))
  answer(list, listed('Maya'), listed('Maya'), listed('After'))
  answer(reRun, () => promise)
  const { router } = await startReRun()
  await waitFor(() => expect(button().textContent).toBe('Re-running...'))
  expect(button().disabled).toBe(true)
  await act(() => router.navigate('/elsewhere'))
  screen.getByText('Elsewhere')
  await act(() => router.navigate('/admin/reports'))
  await waitFor(() => expect(button().disabled).toBe(true))
  resolve(await result('written')())
  await waitFor(() => expect(button().textContent).toBe('Re-run'))
  await screen.findByText('After')
})

it('says that a report is still being prepared, and reloads the list', async () => {
  answer(list, listed('Before'), listed('After'))
  answer(reRun, result('preparing'))
  await startReRun()
  await screen.findByText('The report is still being prepared. It will update automatically.')
  await screen.findByText('After')
})

it.each([
  [
    "the server's own sentence",
    refused(409, 'There is no finished conversation.'),
    'There is no finished conversation.',
  ],
  [
    "the server's own words in an answer that is no refusal",
    json(200, { error: 'The writer is busy.' }),
    'The writer is busy.',
  ],
  ['a sentence of its own if the server gives none', refused(502), 'Failed to re-run report'],
  ['a sentence of its own if there is no answer', offline, 'Failed to re-run report'],
])('shows %s until the next try', async (_, failure, sentence) => {
  answer(list, listed('Before'), listed('After'))
  answer(reRun, failure, result('written'))
  await startReRun()
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  fireEvent.click(button())
  await confirmReRun()
  await screen.findByText('After')
  expect(screen.queryByText(sentence)).toBeNull()
})
