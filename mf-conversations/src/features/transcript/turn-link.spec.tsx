import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { answer, json } from '@clarity/test-kit/network'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showConversations } from '../../test-data/show-conversations'

const turns = Array.from({ length: 400 }, (_, index): TranscriptEntry => ({
  role: index % 2 === 0 ? 'agent' : 'user',
  message: `Turn ${index + 1}`,
  time_in_call_secs: index * 2,
  tool_calls: [],
  duration: 2,
}))

async function showAt(hash: string) {
  answer('GET /api/admin/conversations/c0ffee/transcript', json(200, { transcript: turns }))
  const page = showConversations(`/c0ffee/transcript${hash}`)
  await screen.findByRole('feed', { name: 'Messages' })
  return page
}

const shown = () => document.querySelector('[data-shown]')?.getAttribute('aria-posinset')
const link = (time: string) => screen.getByRole('link', { name: `${time}, copy link to this turn` })

it('is shown when the address names it, also far below', async () => {
  await showAt('#turn-312')
  await waitFor(() => expect(shown()).toBe('312'))
  const turn = screen.getByText('Turn 312').closest('article')!
  expect(turn.tabIndex).toBe(0)
  await waitFor(() => expect(document.activeElement).toBe(turn))
})

it('is shown when the address of the open page changes', async () => {
  const { router } = await showAt('#turn-3')
  await waitFor(() => expect(shown()).toBe('3'))
  await act(() => router.navigate('#turn-8'))
  await waitFor(() => expect(shown()).toBe('8'))
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('8')
})

it.each(['#turn-0', '#turn-401', '#turn-2x', '#turn-', '#other', ''])('is none for the address %j', async (hash) => {
  await showAt(hash)
  expect(shown()).toBeUndefined()
})

it('has a link that is copied, and that Tab reaches in the current turn', async () => {
  const writeText = vi
    .fn<(text: string) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('Not allowed.'))
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const { router } = await showAt('?from=list#turn-2')
  await waitFor(() => expect(shown()).toBe('2'))
  expect([link('0:02').tabIndex, link('0:04').tabIndex]).toEqual([0, -1])
  link('0:04').focus()
  fireEvent.click(link('0:04'))
  await screen.findByText('Link to this turn copied to the clipboard.')
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#turn-3$/))
  await waitFor(() => expect(shown()).toBe('3'))
  expect(document.activeElement).toBe(link('0:04'))
  expect(router.state.location).toMatchObject({ search: '?from=list', hash: '#turn-3' })
  fireEvent.click(link('0:00'))
  await screen.findByText('Your browser blocked copying the link. It is in the address bar.')
  vi.unstubAllGlobals()
})
