import { answer, answerEvery, json, refused, sent } from '@clarity/test-kit/network'
import type { SearchResults } from '@clarity/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { activeRemote } from '../test-data/remotes'
import { showAdmin } from '../test-data/show-admin'
import { noSpending } from '../test-data/sending'

const nothing: SearchResults = { people: [], phones: [], ids: [], scenarios: [], said: [], exact_only: false }
const tomas = { title: 'Tomás Müller', detail: '+16465550397', path: '/admin/providers' }
const words = { title: 'we lost two customers', detail: 'Tomás Müller', path: '/admin/nothing-here#turn-4' }

beforeEach(() => {
  answer('GET /api/admin/alarms', json(200, []))
  // Asked for by a part that is fetched later than the dashboard.
  answerEvery(({ call }) => call === 'GET /api/admin/account/sessions', json(200, []))
  answer('GET /api/admin/sending', json(200, noSpending))
})

async function openSearch(): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: 'Admin' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return screen.findByRole('combobox')
}

it('opens by Ctrl+K, finds by kind, and is left by Escape', async () => {
  showAdmin()
  const field = await openSearch()
  screen.getByText('Type at least 2 characters. Words in quotation marks are found as a phrase.')
  answer('GET /api/admin/search?q=mul', json(200, { ...nothing, people: [tomas], said: [words] }))
  fireEvent.change(field, { target: { value: 'mul' } })
  const list = screen.getByRole('listbox', { name: 'Results' })
  await within(list).findByRole('option', { name: /Tomás Müller\+16465550397/ })
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.firstElementChild?.textContent),
  ).toEqual(['People', 'What was said'])
  await screen.findByText('2 results')
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

it('keeps what is typed before its script is there', async () => {
  showAdmin()
  await screen.findByRole('heading', { name: 'Admin' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  for (const key of ['m', 'a', 'y', 'Backspace', 'x']) fireEvent.keyDown(document.body, { key })
  answer('GET /api/admin/search?q=max', json(200, { ...nothing, people: [tomas] }))
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('max')
  await screen.findByRole('option', { name: /Tomás Müller/ })
})

it('chooses with the arrows, names the choice to screen readers, and opens it with Enter', async () => {
  showAdmin()
  const field = await openSearch()
  answer('GET /api/admin/search?q=mul', json(200, { ...nothing, people: [tomas], said: [words] }))
  fireEvent.change(field, { target: { value: 'mul' } })
  const [first, second] = await screen.findAllByRole('option')
  expect(field.getAttribute('aria-activedescendant')).toBe(first!.id)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.getAttribute('aria-activedescendant')).toBe(second!.id)
  expect(second!.getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.getAttribute('aria-activedescendant')).toBe(first!.id)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByRole('heading', { name: 'Nothing here' })
  expect(location.pathname + location.hash).toBe('/admin/nothing-here#turn-4')
})

it('finds the pages of the admin by the beginnings of their words, without a call', async () => {
  showAdmin({ remotes: [activeRemote('reports')] })
  const field = await openSearch()
  fireEvent.change(field, { target: { value: 'r' } })
  await screen.findByRole('option', { name: 'Report runs' })
  fireEvent.change(field, { target: { value: 'x' } })
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]))
  expect(sent.some(({ call }) => call.includes('/search'))).toBe(false)
})

it('says that nothing was found, that names must be exact, and that the search failed', async () => {
  showAdmin()
  const field = await openSearch()
  answer('GET /api/admin/search?q=zz', json(200, { ...nothing, exact_only: true }))
  fireEvent.change(field, { target: { value: 'zz' } })
  await screen.findByText('Nothing found.')
  screen.getByText('Similar names are not found, because the database lacks pg_trgm. See Providers.')
  answer('GET /api/admin/search?q=zzz', refused(500, 'Broken.'))
  fireEvent.change(field, { target: { value: 'zzz' } })
  await screen.findByText('The search failed. Please try again.')
})
