import { formatMoment } from '@clarity/admin-kit'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Conversation } from '@clarity/contracts/conversation'
import { answer, json, never, offline, refused } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerReports, box, calls, people, press, showCombined, tick } from '../../test-data/combined-page'
import { aConversation } from '../../test-data/rows'
import { CombinedReportsPage } from './combined-reports-page'

const table = () => within(screen.getByRole('table', { name: 'Conversations to combine' }))
const cells = () =>
  table()
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('the conversations to combine', () => {
  it('are in a table with who talked, about what, and when', async () => {
    await showCombined([aConversation()])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Combined Reports')
    expect(
      table()
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Select', 'Participants', 'Phone Numbers', 'Scenario', 'Date', 'Actions'])
    expect(cells().slice(1)).toEqual([
      'Maya OkaforJonas Lind',
      'R: +14155550132M: +46701234567',
      'A late delivery',
      formatMoment('2026-11-20T12:00:00.000Z'),
      'Preview',
    ])
  })

  it('leave out a missing manager, and mark what is unknown', async () => {
    const nobody = { recipient_name: null, manager_name: null, recipient_phone: null, manager_phone: null }
    await showCombined([aConversation({ ...nobody, scenario_title: null })])
    expect(cells().slice(1, 4)).toEqual(['(unknown)', 'R: (unknown)', '(unknown)'])
  })

  it('are counted as they are selected, of all that there are', async () => {
    await showCombined(people(3), { total: 250 })
    tick(1)
    tick(3)
    screen.getByText('2 of 250 selected')
    tick(1)
    screen.getByText('1 of 250 selected')
    expect([1, 2, 3].map((person) => box(person).checked)).toEqual([false, false, true])
  })

  it('are selected from one to another with Shift', async () => {
    await showCombined(people(4))
    tick(1)
    fireEvent.click(box(3), { shiftKey: true })
    expect([1, 2, 3, 4].map((person) => box(person).checked)).toEqual([true, true, true, false])
  })

  it('are selected as far as they are loaded, and let go of, by one button', async () => {
    await showCombined(people(3), { total: 250 })
    press('Select All')
    screen.getByText('3 of 250 selected')
    press('Deselect All')
    screen.getByText('0 of 250 selected')
    screen.getByRole('button', { name: 'Select All' })
  })

  it('stay selected and counted while a search shows others', async () => {
    await showCombined(people(3))
    tick(2)
    answer(`${calls.conversations}?q=ben`, json<Conversation[]>(200, [aConversation({ id: 'c9' })]))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'ben' } })
    await screen.findByText('Maya Okafor')
    screen.getByText('1 of 3 selected')
    press('Select All')
    screen.getByText('2 of 3 selected')
  })

  it('are counted in total, even if the address has a search from the start', async () => {
    answer(`${calls.conversations}?q=maya`, json<Conversation[]>(200, [aConversation()]))
    await showCombined(people(2), { total: 40, at: '/admin/combined-reports?q=maya' })
    expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
      '/api/admin/conversations/export?q=maya',
    )
  })

  it('show an error at once if more are selected than one report can contain', async () => {
    await showCombined(people(51))
    press('Select All')
    screen.getByText('Please select at most 50 conversations')
    tick(7)
    expect(screen.queryByText('Please select at most 50 conversations')).toBeNull()
  })

  it('say that they are loading', async () => {
    answer(calls.conversations, never)
    answerReports()
    showPage(<CombinedReportsPage />)
    await screen.findByText('Loading...')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select All' }).disabled).toBe(true)
  })

  it('say that there are none', async () => {
    await showCombined([])
    screen.getByText('No conversations found')
  })

  it.each([
    ['cannot be fetched', refused(500, 'Something broke.'), 'Failed to fetch conversations'],
    ['cannot be reached', offline, 'Failed to fetch conversations'],
    ['are no list', json(200, { conversations: [] }), 'Received invalid data format for conversations.'],
  ])('show a red banner if they %s, and can be retried', async (_, first, sentence) => {
    answer(calls.conversations, first, json<Conversation[]>(200, people(1)))
    answerReports()
    showPage(<CombinedReportsPage />)
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => box(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
