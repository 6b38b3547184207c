import { formatMoment } from '@clarity/admin-kit'
import type { Conversation } from '@clarity/contracts/conversation'
import { answer, json, offline, refused, sent } from '@clarity/test-kit/network'
import { overlappingBankCall } from '@clarity/test-kit/transcripts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { managerDemo, selfDemo, uninvited } from '../../test-data/conversations'
import { showConversations } from '../../test-data/show-conversations'

const list = 'GET /api/admin/conversations'
const rows = (...conversations: Conversation[]) =>
  json(200, conversations, { 'x-total-count': String(conversations.length) })

async function cellsOf(id: string): Promise<HTMLElement[]> {
  const links = await screen.findAllByRole('link', { name: 'View Transcript' })
  const link = links.find((found) => found.getAttribute('href') === `/admin/conversations/${id}/transcript`)
  return within(link!.closest('tr')!).getAllByRole('cell')
}

describe('the list of conversations', () => {
  it('shows when, what about, who and at which numbers, with a link to the transcript', async () => {
    answer(list, rows(managerDemo))
    showConversations()
    const [moment, scenario, participants, phones] = await cellsOf('c0ffee')
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date/Time',
      'Scenario',
      'Participants',
      'Phone Numbers',
      'Actions',
    ])
    expect(moment!.textContent).toBe(formatMoment(managerDemo.created_at))
    expect(scenario!.textContent).toBe('Asking for a raise')
    expect(participants!.textContent).toBe('Recipient: Logan ReedManager: Robin Hale')
    expect(phones!.textContent).toBe('R: +14155550101M: +14155550102')
    screen.getByRole('heading', { name: 'Conversations', level: 1 })
  })

  it('names no manager if there was none, and marks what is unknown', async () => {
    answer(list, rows(selfDemo, uninvited))
    showConversations()
    const [, , alone, phone] = await cellsOf('self')
    expect(alone!.textContent).toBe('Recipient: Logan Reed')
    expect(phone!.textContent).toBe('R: +14155550101')
    const [, scenario, nobody, noPhone] = await cellsOf('uninvited')
    expect([scenario, nobody, noPhone].map((cell) => cell!.textContent)).toEqual([
      '(unknown)',
      'Recipient: (unknown)',
      'R: (unknown)',
    ])
  })

  it('says that there is none', async () => {
    answer(list, rows())
    showConversations()
    await screen.findByText('No conversations found')
  })

  it.each([
    ['refused', refused(500, undefined, 'Internal Server Error'), 'Internal Server Error'],
    ['refused over HTTP/2, which has no status text', refused(503, 'Down.'), '503'],
  ])('shows the reason if it is %s, and retries', async (_, first, why) => {
    answer(list, first, rows(managerDemo))
    showConversations()
    expect((await screen.findByRole('alert')).textContent).toContain(`Error: Failed to fetch conversations: ${why}`)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await cellsOf('c0ffee')
  })

  it('shows an error if there is no answer', async () => {
    answer(list, offline)
    showConversations()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to fetch conversations/)
  })

  it.each([{ conversations: [] }, 'conversations', null])('refuses %j, which is no list', async (body) => {
    answer(list, json(200, body))
    showConversations()
    expect((await screen.findByRole('alert')).textContent).toContain('Received invalid data format for conversations.')
  })

  it('searches, sorts and exports on the server', async () => {
    answer(`${list}?q=logan&sort=-recipient_name`, rows(managerDemo))
    answer(`${list}?q=logan`, rows(managerDemo))
    showConversations('?q=logan&sort=-recipient_name')
    await cellsOf('c0ffee')
    const exported = screen.getByRole('link', { name: 'Export CSV' })
    expect(exported.getAttribute('href')).toBe('/api/admin/conversations/export?q=logan&sort=-recipient_name')
    const header = screen.getByRole('columnheader', { name: 'Participants' })
    fireEvent.click(within(header).getByRole('button'))
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('none'))
    await cellsOf('c0ffee')
  })

  it('opens a transcript and returns to the same search', async () => {
    answer(`${list}?q=logan`, rows(managerDemo), rows(managerDemo))
    answer(`${list}/c0ffee/transcript`, json(200, { transcript: overlappingBankCall }))
    const { router } = showConversations('?q=logan')
    fireEvent.click(await screen.findByRole('link', { name: 'View Transcript' }))
    await screen.findByRole('heading', { name: 'Transcript', level: 1 })
    screen.getByText('Asking for a raise')
    screen.getByText('Logan Reed / Robin Hale')
    fireEvent.click(screen.getByRole('link', { name: 'Back to conversations' }))
    await cellsOf('c0ffee')
    expect(router.state.location.search).toBe('?q=logan')
    await waitFor(() => expect(sent).toHaveLength(3))
  })

  it('says that there is nothing at any other address', async () => {
    showConversations('/c0ffee/nothing')
    await screen.findByText('There is nothing at this address.')
    expect(screen.getByRole('link', { name: 'Back to conversations' }).getAttribute('href')).toBe(
      '/admin/conversations',
    )
  })
})
