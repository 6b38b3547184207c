import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { answer, json, never, offline, refused, sent } from '@clarity/test-kit/network'
import { overlappingBankCall } from '@clarity/test-kit/transcripts'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showConversations } from '../../test-data/show-conversations'

const call = 'GET /api/admin/conversations/c0ffee/transcript'
const turn = (change: Partial<TranscriptEntry> = {}): TranscriptEntry => ({
  role: 'agent',
  message: 'Hello',
  time_in_call_secs: 0,
  tool_calls: [],
  duration: null,
  ...change,
})

async function show(transcript: TranscriptEntry[]): Promise<HTMLElement[]> {
  answer(call, json(200, { transcript }))
  showConversations('/c0ffee/transcript')
  return screen.findAllByRole('article')
}

describe('a transcript', () => {
  it('shows every turn with its speaker, time and length, and the id', async () => {
    const turns = await show(overlappingBankCall)
    expect(turns).toHaveLength(24)
    expect(turns.map((article) => article.getAttribute('aria-posinset'))).toEqual(
      Array.from(turns, (_, index) => String(index + 1)),
    )
    const mary = screen.getByRole('article', { name: 'Clarity at 0:01' })
    within(mary).getByText('hello this is harper valley national bank my name is mary how can i help you today')
    within(mary).getByText('0:04')
    expect(mary.dataset['role']).toBe('agent')
    const david = screen.getByRole('article', { name: 'User at 0:09' })
    within(david).getByText('uh hi mary my name is david jones')
    within(david).getByText('0:03')
    expect(david.dataset['role']).toBe('user')
    screen.getByText('c0ffee')
    screen.getByText('24 messages')
  })

  it('says whose conversation it is, in which scenario and when', async () => {
    const about = {
      started_at: '2026-11-20T10:00:00.000Z',
      scenario_title: 'Pitch',
      recipient_name: 'Ann Lee',
      manager_name: null,
    }
    answer(call, json(200, { transcript: [turn(), turn({ role: 'user', time_in_call_secs: 62 })], about }))
    showConversations('/c0ffee/transcript')
    const head = within((await screen.findByText('Pitch')).closest<HTMLElement>('.talk-about')!)
    head.getByText('Ann Lee')
    expect(document.querySelector('.talk-about time')!.getAttribute('datetime')).toBe(about.started_at)
    // The recipient has the name everywhere: at the turns, beside the drawing and in the copied text.
    const said = await screen.findByRole('article', { name: 'Ann Lee at 1:02' })
    within(said).getByText('Ann Lee')
    within(screen.getByRole('list')).getByText('Ann Lee')
    expect(screen.queryByText('User')).toBeNull()
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    fireEvent.click(screen.getByRole('button', { name: 'Copy transcript' }))
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('[1:02] Ann Lee: Hello'))
    vi.unstubAllGlobals()
  })

  it('says that a turn has no words, and leaves out a length that is unknown or too short', async () => {
    const [first, second] = await show([turn({ message: '' }), turn({ duration: 0.18 })])
    within(first!).getByText('(no words)')
    expect(screen.queryByText('Duration')).toBeNull()
    within(second!).getByText('Hello')
  })

  it('continues counting minutes after an hour', async () => {
    await show([turn({ time_in_call_secs: 4503, duration: 61 })])
    screen.getByText('75:03')
    screen.getByText('1:01')
  })

  it('lists the tool calls of the agent, folded', async () => {
    await show([turn({ tool_calls: [{ tool_name: 'end_call', reason: 'goodbye' }, 'something else'] })])
    const tools = screen.getByText('2 tool calls').closest('details')!
    expect(tools.open).toBe(false)
    within(tools).getByText('end_call')
    within(tools).getByText(/"reason": "goodbye"/)
    within(tools).getByText('"something else"')
  })

  it('shows hostile words as words', async () => {
    const message = '<img src=x onerror=alert(1)> {{recipient_name}} ‮evil'
    await show([turn({ message })])
    expect(screen.getByText(/onerror/).textContent).toBe(message)
  })

  it('says that there is none, and that nothing was said', async () => {
    answer(call, json(200, { transcript: [] }))
    showConversations('/c0ffee/transcript')
    await screen.findByText('No transcript available for this conversation')
    screen.getByText('No messages in this conversation')
    expect(screen.queryByRole('button', { name: 'Copy transcript' })).toBeNull()
  })

  it('shows a placeholder while it loads', async () => {
    answer(call, never)
    showConversations('/c0ffee/transcript')
    await screen.findByRole('status', { name: 'Loading the transcript' })
  })

  it.each([
    ["the server's own sentence", refused(404, 'Conversation not found.'), 'Conversation not found.'],
    ['that it failed if the server gives no reason', refused(502), 'Failed to fetch transcript'],
    ['that it failed if there is no answer', offline, 'Failed to fetch transcript'],
    ['that it is no list', json(200, { transcript: 'hello' }), 'Transcript data is in an unexpected format'],
    ['that it is missing', json(200, {}), 'Transcript data is in an unexpected format'],
    ['that it is no transcript', json(200, [turn()]), 'Transcript data is in an unexpected format'],
  ])('says %s, and tries again', async (_, first, sentence) => {
    answer(call, first, json(200, { transcript: [turn()] }))
    showConversations('/c0ffee/transcript')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Hello')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent).toHaveLength(2)
  })

  it('asks for an id with odd characters as one part of the path', async () => {
    answer('GET /api/admin/conversations/a%2Fb%20c/transcript', json(200, { transcript: [turn()] }))
    showConversations('/a%2Fb%20c/transcript')
    await screen.findByText('Hello')
    screen.getByText('a/b c')
  })

  it('is copied completely, as text', async () => {
    const writeText = vi
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await show([turn(), turn({ role: 'user', message: ' ', time_in_call_secs: 62 })])
    fireEvent.click(screen.getByRole('button', { name: 'Copy transcript' }))
    await screen.findByText('Transcript copied to the clipboard.')
    expect(writeText).toHaveBeenCalledWith(
      'Conversation ID: c0ffee\n\n[0:00] Clarity: Hello\n[1:02] User: (no words)\n',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Copy transcript' }))
    await screen.findByText('Your browser blocked copying the transcript.')
    vi.unstubAllGlobals()
  })
})
