import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { ReportRow, ReportText } from '@clarity/contracts/report'
import { answer, json, never, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aReport } from '../../test-data/rows'
import { ReportListPage } from './report-list-page'

const fetched = 'GET /api/admin/reports/r1'
const text = (report_content: string | null) => json<ReportText>(200, { report_id: 'r1', report_content })

async function openRaw(change: Partial<ReportRow> = {}) {
  answer('GET /api/admin/reports', json<ReportRow[]>(200, [aReport(change)]))
  showPage(<ReportListPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Raw' }))
  return within(await screen.findByRole('dialog', { name: 'Report Content' }))
}
const shown = (dialog: Awaited<ReturnType<typeof openRaw>>) => dialog.findByRole('region', { name: 'Report Content' })

it('fetches the text if the list does not contain it, and shows it indented', async () => {
  answer(fetched, text('{"id":"r1","keyPoints":[]}'))
  const dialog = await openRaw()
  expect((await shown(dialog)).textContent).toBe('{\n  "id": "r1",\n  "keyPoints": []\n}')
})

it('shows a text of the list without a request', async () => {
  const dialog = await openRaw({ report_content: 'No JSON: <b>plain</b>\n  text.' })
  const region = await shown(dialog)
  expect(region.textContent).toBe('No JSON: <b>plain</b>\n  text.')
  expect(region.tagName).toBe('PRE')
  expect(sent).toHaveLength(1)
})

it('fetches it again each time, because a re-run may have changed it', async () => {
  answer(fetched, text('"first"'), text('"second"'))
  const dialog = await openRaw()
  expect((await shown(dialog)).textContent).toBe('"first"')
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Raw' }))
  await screen.findByText('"second"')
})

it.each([[null], ['']])('says that there is no content if it is %j', async (content) => {
  answer(fetched, text(content))
  await (await openRaw()).findByText('(No content)')
})

it('says that it is loading', async () => {
  answer(fetched, never)
  await (await openRaw()).findByRole('status', { name: 'Loading...' })
})

it('says that it could not be loaded, and tries again', async () => {
  answer(fetched, refused(500, 'Something broke.'), text('"here"'))
  const dialog = await openRaw()
  expect((await dialog.findByRole('alert')).textContent).toContain('Failed to load report content')
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText('"here"')
})

it('copies the text as it is stored', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  answer(fetched, text('{"id":"r1"}'))
  fireEvent.click(await (await openRaw()).findByRole('button', { name: 'Copy' }))
  await screen.findByText('Copied to the clipboard.')
  expect(writeText).toHaveBeenCalledWith('{"id":"r1"}')
})

it('shows an error if the browser has no clipboard', async () => {
  answer(fetched, text('{"id":"r1"}'))
  fireEvent.click(await (await openRaw()).findByRole('button', { name: 'Copy' }))
  await screen.findByText('Your browser blocked copying the text.')
})
