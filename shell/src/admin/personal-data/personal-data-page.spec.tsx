import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { erasureTexts, type ErasureReceipt, type Retention } from '@clarity/contracts/erasure'
import { answer, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import PersonalDataPage from './personal-data-page'
import { saveFile } from './save-file'

vi.mock('./save-file', () => ({ saveFile: vi.fn() }))

const list = 'GET /api/admin/erasures'
const erase = 'POST /api/admin/erasures'
const exports = 'POST /api/admin/person-exports'

const receipt: ErasureReceipt = {
  id: 'e1',
  created_at: '2026-11-20T12:00:00.000Z',
  rows: { report: ['r1'], text: ['t1', 't2'] },
  suppressed: [],
}
const kept: Retention[] = [
  { kind: 'transcripts', days: null, removed: 0, ran_at: null },
  { kind: 'addresses', days: 90, removed: 1200, ran_at: receipt.created_at },
]

beforeEach(() => {
  vi.mocked(saveFile).mockClear()
  answer('GET /api/admin/retention', json(200, kept))
})

const request: DemoRequestRow = {
  id: 'd1',
  created_at: receipt.created_at,
  scenario_title: 'Difficult feedback',
  recipient_name: 'Logan Reed',
  manager_name: null,
  recipient_phone: '+14155550100',
  manager_phone: null,
  state: 'reported',
  state_since: receipt.created_at,
  cause: null,
  waits_until: null,
  call_error: null,
  next_action: null,
  undelivered: [],
  conversation_id: null,
}
const found = 'GET /api/admin/demo-requests?q=%2B14155550100'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('says how long data is kept', async () => {
  answer(list, json(200, []))
  showPage(<PersonalDataPage />)
  await screen.findByText('No person was erased yet.')
  await screen.findByRole('region', { name: 'How long data is kept' })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim())).toEqual([
    'For ever',
    '90 days 1,200 rows emptied',
  ])
})

it('erases a person after a question, and shows the receipt, which can be downloaded', async () => {
  answer(list, json(200, []), json(200, [receipt]))
  answer(erase, json(202, { id: 'e1' }))
  const asManager = { ...request, id: 'd2', recipient_phone: '+14155550199', manager_phone: '+14155550100' }
  answer(found, json(200, [request, { ...asManager, recipient_name: 'Maya', manager_name: 'L. Reed' }]))
  showPage(<PersonalDataPage />)
  await screen.findByText('No person was erased yet.')
  fireEvent.click(screen.getByRole('button', { name: 'Erase…' }))
  await screen.findByText('Give a phone number or an email address.')
  type('Phone', '41555')
  fireEvent.click(screen.getByRole('button', { name: 'Erase…' }))
  await screen.findByText(erasureTexts.phone)
  expect(screen.queryByRole('dialog')).toBeNull()
  type('Phone', ' (415) 555-0100 ')
  type('Email', 'a@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Erase…' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('+1 415 555 0100 and a@example.com')
  await within(dialog).findByText('Logan Reed, L. Reed, +1 415 555 0100: 2 requests.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Erase' }))
  await screen.findByText('3 rows')
  expect(sent.find(({ call }) => call === erase)?.body).toEqual({ phone: '+14155550100', email: 'a@example.com' })
  fireEvent.click(screen.getByRole('button', { name: 'Download receipts' }))
  expect(saveFile).toHaveBeenCalledWith('receipts.json', [receipt])
})

it('says before erasing that a number finds nobody, or could not be looked for', async () => {
  answer(list, json(200, []))
  answer(found, json(200, []), offline)
  showPage(<PersonalDataPage />)
  await screen.findByText('No person was erased yet.')
  type('Phone', '+14155550100')
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Erase…' }))
  ask()
  await screen.findByText('No demo request has the number +1 415 555 0100.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  ask()
  await screen.findByText('The requests of this number could not be counted.')
})

it('exports a person to a file, and says what is wrong', async () => {
  answer(list, json(200, []))
  const content = { made_at: receipt.created_at, person: { phone: null, email: 'a@example.com' }, rows: {} }
  answer(exports, refused(400, 'That is no phone.'), json(200, content))
  showPage(<PersonalDataPage />)
  await screen.findByText('No person was erased yet.')
  type('Email', 'a@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  await screen.findByText('That is no phone.')
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith('person.json', content))
})

it('says that the receipts could not be fetched', async () => {
  answer(list, offline, json(200, []))
  showPage(<PersonalDataPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch the receipts')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No person was erased yet.')
})
