import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { ReportVersion, ReportVersionText } from '@clarity/contracts/report-version'
import { answer, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReportsPages } from '../../reports-pages'

const list = 'GET /api/admin/reports/r1/versions'
const restore = 'POST /api/admin/reports/r1/versions/1/restore'
const row = (version: number, change: Partial<ReportVersion> = {}): ReportVersion => ({
  version,
  written_at: '2026-11-20T12:00:00.000Z',
  writer: 'offline',
  cause: version === 1 ? 'written' : 're-run',
  current: false,
  ...change,
})
const listed = (...rows: ReportVersion[]) => json<ReportVersion[]>(200, rows)
const text = (version: number, overview: string, hint = '') => {
  const content = {
    id: 'r1',
    scenarioName: 'A late delivery',
    date: '2026-11-20T12:00:00.000Z',
    duration: 60,
    participants: { recipient: { name: 'Maya', phone: '', role: 'Caller' } },
    overview,
    keyPoints: [{ title: 'Price', content: 'It is high.' }],
    actionItems: [],
    visualizations: [],
    goals: [{ label: 'Asks', met: true, evidence: [], hint }],
  }
  return json<ReportVersionText>(200, { report_id: 'r1', version, report_content: JSON.stringify(content) })
}
const show = () => showPage(<ReportsPages />, { route: '/admin/reports', at: '/admin/reports/r1/versions' })
const two = listed(row(2, { writer: 'llm', current: true }), row(1))

function answerTexts() {
  answer(`${list}/1`, text(1, 'Maya asks for 71,000 euros.'))
  answer(`${list}/2`, text(2, 'Maya asks for 74,000 euros.'))
}

async function askRestore() {
  fireEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Restore version 1?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore' }))
}

it('say when, by which writer and why they were written', async () => {
  answer(list, listed(row(3, { cause: 'restored', restored_from: 1, writer: null, current: true }), row(2), row(1)))
  answer(`${list}/2`, text(2, 'Same.'))
  answer(`${list}/3`, text(3, 'Same.'))
  show()
  const rows = (await screen.findAllByRole('row')).map((one) => one.textContent)
  expect(rows[0]).toBe('VersionWrittenWriterWhyActions')
  expect(rows[1]).toMatch(/^3.*\(unknown\)Restored from version 1Readers see this$/)
  expect(rows[2]).toMatch(/^2.*OfflineRe-runRestore$/)
  expect(rows[3]).toMatch(/^1.*OfflineFirst writtenRestore$/)
  await screen.findByText('The two versions have the same text.')
})

it('are compared word by word, the newest two first', async () => {
  answer(list, two)
  answerTexts()
  show()
  await screen.findByText('1 word removed, 1 added')
  screen.getByText('Maya · A late delivery')
  const overview = within(screen.getByRole('region', { name: 'Overview' }))
  expect(overview.getByRole('deletion').textContent).toBe('removed: 71,000')
  expect(overview.getByRole('insertion').textContent).toBe('added: 74,000')
  within(screen.getByRole('region', { name: 'Key Points' })).getByText('Unchanged')
  fireEvent.change(screen.getByRole('combobox', { name: 'Version on the right' }), { target: { value: '1' } })
  await screen.findByText('The two versions have the same text.')
})

it('are said to differ in details if their words are the same', async () => {
  answer(list, two)
  answer(`${list}/1`, text(1, 'Maya asks.'))
  answer(`${list}/2`, text(2, 'Maya asks.', 'How much is it?'))
  show()
  await screen.findByText('The two versions have the same text; quotes behind it or details of it differ.')
})

it('are restored after a question, as a new version', async () => {
  answer(list, two, listed(row(3, { cause: 'restored', restored_from: 1, current: true }), row(2), row(1)))
  answerTexts()
  answer(`${list}/3`, text(3, 'Maya asks for 71,000 euros.'))
  answer(restore, json<ReportVersion>(201, row(3, { cause: 'restored', restored_from: 1, current: true })))
  show()
  await askRestore()
  await screen.findByText('Restored as version 3. No one was notified.')
  await screen.findByText('Restored from version 1')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ["the server's own sentence", refused(409, 'A new version is being written.'), 'A new version is being written.'],
  ['a sentence of its own if there is no answer', offline, 'Failed to restore this version'],
])('show %s if it cannot be restored', async (_, failure, sentence) => {
  answer(list, two, two)
  answerTexts()
  answer(restore, failure)
  show()
  await askRestore()
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

it('are not restored if the answer is no', async () => {
  answer(list, two)
  answerTexts()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.some(({ call }) => call === restore)).toBe(false)
})

it('say that there are none yet', async () => {
  answer(list, listed())
  show()
  await screen.findByText('This report has not been written yet.')
})

it.each([
  ["with the server's sentence", refused(404, 'Report not found.'), 'Report not found.'],
  ['if there is no answer', offline, 'Failed to fetch the versions of this report'],
  ['if it is no list', json(200, { versions: [] }), 'Received invalid data format for versions.'],
])('say that they could not be fetched, %s, and try again', async (_, failure, sentence) => {
  answer(list, failure, listed())
  show()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('This report has not been written yet.')
})

it('say that two of them could not be compared', async () => {
  answer(list, two)
  answer(`${list}/1`, refused(502), text(1, 'Same.'))
  answer(`${list}/2`, text(2, 'Same.'))
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the versions to compare')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The two versions have the same text.')
})
