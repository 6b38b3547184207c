import { answer, json, offline, refused, sent } from '@clarity/test-kit/network'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { object, string } from 'valibot'
import { describe, expect, it } from 'vitest'
import { api } from '../api/api'
import type { CallError } from '../api/call-error'
import { pagedList } from '../api/paged-list'
import { sayLive } from '../test-kit/browser'
import { showPage } from '../test-kit/show-page'
import { useListAddress } from './list-address'
import { ListView } from './list-view'
import { usePagedRows } from './use-paged-rows'

const Thing = object({ id: string(), name: string() })
const { useListThingsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listThings: pagedList(build, '/api/things', Thing) }),
})

function ThingsPage() {
  const address = useListAddress()
  const list = usePagedRows(useListThingsInfiniteQuery(address.query))
  return (
    <ListView
      label="Things"
      address={address}
      list={list}
      columns={[{ key: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name }]}
      rowId={({ id }) => id}
      none={{ text: 'No things.', hint: 'Make one.' }}
      failure={({ kind }: CallError) => (kind === 'unreadable' ? 'Wrong format.' : 'Failed.')}
      exportPath="/api/things/export"
      live={['report']}
    />
  )
}

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${from + index}`, name: `Thing ${from + index}` }))
const page = (from: number, count: number, total: number, next?: string) =>
  json(200, rows(from, count), { 'x-total-count': `${total}`, ...(next && { link: `<${next}>; rel="next"` }) })

describe('a list', () => {
  it('shows its rows, fetches the next page near the end, and shows the count', async () => {
    answer('GET /api/things', page(1, 2, 4, '/api/things?cursor=x'))
    answer('GET /api/things?cursor=x', page(3, 2, 4))
    showPage(<ThingsPage />)
    await screen.findByRole('cell', { name: 'Thing 4' })
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Thing 1',
      'Thing 2',
      'Thing 3',
      'Thing 4',
    ])
    screen.getByText('4 rows')
    expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe('/api/things/export')
  })

  it('draws only what is in view of a long list, and still counts all', async () => {
    answer('GET /api/things', page(1, 500, 100_000, '/api/things?cursor=x'))
    showPage(<ThingsPage />)
    await screen.findByText('500 of 100,000 rows')
    expect(screen.queryAllByRole('cell').length).toBeLessThan(100)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('100001')
  })

  it('shows an estimated count as more than ten thousand, and only the first page has one', async () => {
    const estimate = { 'x-total-count': '1034567', 'x-total-count-exact': 'false' }
    answer('GET /api/things', json(200, rows(1, 2), { ...estimate, link: '</api/things?cursor=x>; rel="next"' }))
    answer('GET /api/things?cursor=x', json(200, rows(3, 2)))
    showPage(<ThingsPage />)
    await screen.findByText('4 of 10,000+ rows')
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1')
  })

  it('says that it is empty and what to do next', async () => {
    answer('GET /api/things', page(1, 0, 0))
    showPage(<ThingsPage />)
    await screen.findByText('No things.')
    screen.getByText('Make one.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true)
  })

  it('keeps search and order in the address and asks the server for them', async () => {
    answer('GET /api/things?q=two&sort=-name', page(2, 1, 1))
    answer('GET /api/things?q=two', page(2, 1, 1))
    const { router } = showPage(<ThingsPage />, { at: '/things?q=two&sort=-name' })
    await screen.findByRole('cell', { name: 'Thing 2' })
    const header = screen.getByRole('columnheader', { name: 'Name' })
    expect(header.getAttribute('aria-sort')).toBe('descending')
    fireEvent.click(within(header).getByRole('button'))
    await waitFor(() => expect(router.state.location.search).toBe('?q=two'))
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('two')
    const exported = await screen.findByRole('link', { name: 'Export CSV' })
    expect(exported.getAttribute('href')).toBe('/api/things/export?q=two')
  })

  it.each([
    ['refused', refused(500, 'Something broke.'), 'Failed.'],
    ['cut off', offline, 'Failed.'],
    ['answered with something else', json(200, { rows: [] }), 'Wrong format.'],
  ])('shows an error if it is %s, and retries', async (_, first, sentence) => {
    answer('GET /api/things', first, page(1, 1, 1))
    showPage(<ThingsPage />)
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('cell', { name: 'Thing 1' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent).toHaveLength(2)
  })

  it('follows changes: changed rows in their places, new ones counted until they are asked for', async () => {
    const thing = (id: string, name: string) => ({ id, name })
    answer('GET /api/things', json(200, [thing('b', 'Bee'), thing('a', 'Ant')], { 'x-total-count': '2' }))
    showPage(<ThingsPage />)
    await screen.findByRole('cell', { name: 'Bee' })
    const changed = [thing('c', 'Cat'), thing('a', 'Ape'), thing('b', 'Bee')]
    answer('GET /api/things', json(200, changed, { 'x-total-count': '3' }))
    await sayLive({ kind: 'request', id: 'x' })
    await sayLive({ kind: 'report', id: 'a' })
    fireEvent.click(await screen.findByRole('button', { name: '1 new' }))
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Cat', 'Ape', 'Bee'])
    expect(sent).toHaveLength(2)
  })

  it('keeps changed rows in their places', async () => {
    answer('GET /api/things', page(1, 2, 2))
    showPage(<ThingsPage />)
    await screen.findByRole('cell', { name: 'Thing 2' })
    const swapped = [
      { id: '2', name: 'Second' },
      { id: '1', name: 'First' },
    ]
    answer('GET /api/things', json(200, swapped, { 'x-total-count': '2' }))
    await sayLive({ kind: 'report', id: '*' })
    await screen.findByRole('cell', { name: 'First' })
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['First', 'Second'])
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
  })

  it('is used by keys: / searches, J and K move between rows, ? explains and turns them off', async () => {
    answer('GET /api/things', page(1, 2, 2))
    showPage(<ThingsPage />)
    await screen.findByRole('cell', { name: 'Thing 2' })
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
    press('j')
    expect(document.activeElement?.textContent).toBe('Thing 1')
    press('j')
    expect(document.activeElement?.textContent).toBe('Thing 2')
    press('k')
    expect(document.activeElement?.textContent).toBe('Thing 1')
    press('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    press('j')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    act(() => screen.getByRole('searchbox').blur())
    fireEvent.keyDown(document.body, { key: '?' })
    fireEvent.click(await screen.findByRole('switch', { name: 'Use the keys /, J and K' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).not.toBe(screen.getByRole('searchbox'))
  })
})
