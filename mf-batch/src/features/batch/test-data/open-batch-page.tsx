import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { BatchCheck, BatchWarning } from '@clarity/contracts/batch-check'
import type { RequestedDemo } from '@clarity/contracts/demo-request'
import type { ScenarioChoice } from '@clarity/contracts/scenario'
import type { BatchSummary, SavedBatch } from '@clarity/contracts/stored-batch'
import type { SignedInAdmin } from '@clarity/contracts/session'
import { answer, answerEvery, json, refused } from '@clarity/test-kit/network'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { BatchPage } from '../batch-page'

// Imported beforehand: on a busy machine the first import would look like a hanging page.
import '../csv/read-csv-bytes'
import '../phone/phone-part'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

export const scenarios: ScenarioChoice[] = [
  { id: 's1', title: 'Sell', description: 'To a buyer.', icon: svg, is_active: true },
  { id: 's2', title: 'Feedback', description: 'That is hard to hear.', icon: '💬', is_active: true },
  { id: 's3', title: 'Old', description: 'Not offered.', icon: '🕰', is_active: false },
]

/** The server has no batches of others, and keeps this page's as `b1`. */
export function keepBatches(): void {
  answerEvery(({ call }) => call === 'GET /api/admin/batches?sort=-updated_at&limit=5', json<BatchSummary[]>(200, []))
  answerEvery(
    ({ call }) => /^(POST \/api\/admin\/batches|(PUT|PATCH) \/api\/admin\/batches\/b1(\/rows)?)$/.test(call),
    json<SavedBatch>(200, { id: 'b1', revision: 1 }),
  )
}

export function openBatchPage(at = '/admin/batch-demo') {
  keepBatches()
  return showPage(<BatchPage />, { route: '/admin/batch-demo', at })
}

/** The page with its scenarios and phone fields. */
export async function openReadyPage(at?: string) {
  answer('GET /api/scenarios?all=true', json(200, scenarios))
  const shown = openBatchPage(at)
  await screen.findByRole('radio', { name: /Sell/ })
  await screen.findByRole('textbox', { name: 'Your Phone' })
  return shown
}

/** The same with fake timers that the test advances. */
export async function openWithFakeTimers() {
  const shown = await openReadyPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return shown
}

const signedIn = () => answer('GET /api/auth/me', json<SignedInAdmin>(200, { email: 'admin@example.com' }))

/** The check of a batch returns these warnings. */
export const warnOnCheck = (...warnings: BatchWarning[]) =>
  answer('POST /api/admin/batches/check', json<BatchCheck>(200, { warnings }))

/** The next request for a demo succeeds with this short code. */
export function acceptNextRequest(shortCode: string): void {
  signedIn()
  answer('POST /api/request-demo', json<RequestedDemo>(201, { requestId: `r-${shortCode}`, shortCode }))
}

export function refuseNextRequest(status: number, sentence?: string): void {
  signedIn()
  answer('POST /api/request-demo', refused(status, sentence))
}

/** Advances the clock, and settles pending timers and answers. */
export const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

export const row = (number: number) => within(screen.getByRole('group', { name: `Row ${number}` }))
export const rowCount = () => screen.getAllByRole('group', { name: /^Row \d+$/ }).length
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

export function type(number: number, label: string, value: string): void {
  fireEvent.change(row(number).getByRole('textbox', { name: label }), { target: { value } })
}

export function chooseRole(number: number, name: string): void {
  const select = row(number).getByRole<HTMLSelectElement>('combobox', { name: 'Role' })
  const option = within(select).getByRole<HTMLOptionElement>('option', { name })
  fireEvent.change(select, { target: { value: option.value } })
}

export function fillSelf(number: number, name: string, phone = '+12015550123'): void {
  type(number, 'Your Name', name)
  type(number, 'Your Phone', phone)
}

/** The accessible name of a row's status icon. */
export function statusOf(number: number): string {
  const names = ['Pending', 'Submitting', 'Retrying', 'Success', 'Error']
  return names.find((name) => row(number).queryByRole('img', { name }))!
}
