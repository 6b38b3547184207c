import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { ReportLink } from '@clarity/contracts/report-link'
import { expectAccessible } from '@clarity/test-kit/accessibility'
import { answer, json, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LinkDialog } from './link-dialog'

const link = (change: Partial<ReportLink> = {}): ReportLink => ({
  report_id: 'r1',
  state: 'open',
  short_code: 'Ab3dE',
  expires_at: null,
  allowed_readers: [],
  ...change,
})
const get = 'GET /api/admin/reports/r1/link'
const post = 'POST /api/admin/reports/links'
const put = 'PUT /api/admin/reports/r1/readers'
const bodies = () => sent.map(({ body }) => body).filter(Boolean)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))

function open(...ids: string[]) {
  return showPage(<LinkDialog links={{ thing: ids, isOpen: true, open: vi.fn(), close: vi.fn() }} />)
}

it('shows the address of an open link, and revokes it', async () => {
  answer(get, json(200, link()), json(200, link({ state: 'revoked', short_code: null })))
  answer(post, json(200, [link({ state: 'revoked', short_code: null })]))
  open('r1')
  expect(await screen.findByText(`${location.origin}/Ab3dE`)).toBeTruthy()
  expect(screen.getByText('Link open')).toBeTruthy()
  await expectAccessible(screen.getByRole('dialog', { name: 'Link and readers' }))
  expect(button('Open').disabled).toBe(true)
  press('Revoke')
  expect(await screen.findByText('Link revoked')).toBeTruthy()
  expect(screen.queryByText('It does not expire.')).toBeNull()
  expect(button('Revoke').disabled).toBe(true)
  expect(button('Open').disabled).toBe(false)
  expect(screen.queryByText(`${location.origin}/Ab3dE`)).toBeNull()
  expect(bodies()).toEqual([{ ids: ['r1'], action: 'revoke' }])
})

it('shows the new address of a replaced link', async () => {
  answer(get, json(200, link()), json(200, link({ short_code: 'Fg4hJ' })))
  answer(post, json(200, [link({ short_code: 'Fg4hJ' })]))
  open('r1')
  await screen.findByText(`${location.origin}/Ab3dE`)
  press('Replace')
  await screen.findByText(`${location.origin}/Fg4hJ`)
  expect(screen.getByText('The link was replaced. Send the new one yourself.')).toBeTruthy()
})

it('lets a link expire after a day', async () => {
  answer(get, json(200, link()), json(200, link({ expires_at: '2030-01-02T00:00:00.000Z' })))
  answer(post, json(200, [link()]))
  open('r1')
  await screen.findByText('It does not expire.')
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2030-01-01' } })
  press('Expire after this day')
  await screen.findByText(/^It expires on/)
  expect(button('Open').disabled, 'it takes the end away').toBe(false)
  const at = new Date('2030-01-01T23:59:59').toISOString()
  expect(bodies()).toEqual([{ ids: ['r1'], action: 'expire', at }])
})

it('saves the allowed readers, one a line', async () => {
  answer(get, json(200, link({ allowed_readers: ['ada@example.com'] })), json(200, link()))
  answer(put, json(200, link({ allowed_readers: ['ada@example.com', 'bo@example.com'] })))
  open('r1')
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Allowed readers')
  expect(field.value).toBe('ada@example.com')
  fireEvent.change(field, { target: { value: 'ada@example.com\nbo' } })
  expect(screen.getByText('bo is not an email address.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save readers' }).disabled).toBe(true)
  fireEvent.change(field, { target: { value: 'ada@example.com\nbo@example.com' } })
  press('Save readers')
  await screen.findByText('Only these 2 emails can read it.')
  expect(bodies()).toEqual([{ allowed_readers: ['ada@example.com', 'bo@example.com'] }])
})

it('changes several links together, without their readers', async () => {
  answer(post, json(200, [link(), link({ report_id: 'r2' })]))
  open('r1', 'r2')
  const dialog = screen.getByRole('dialog', { name: 'Links of 2 reports' })
  expect(within(dialog).queryByLabelText('Allowed readers')).toBeNull()
  press('Revoke')
  await screen.findByText('2 links were revoked.')
  expect(bodies()).toEqual([{ ids: ['r1', 'r2'], action: 'revoke' }])
})

it('says why a link could not be changed', async () => {
  answer(get, json(200, link()), json(200, link()))
  answer(post, refused(404, 'There is no report with one of these ids.'))
  open('r1')
  press('Revoke')
  expect((await screen.findByRole('alert')).textContent).toContain('There is no report with one of these ids.')
})
