import { formatMoment } from '@clarity/admin-kit'
import type { Conversation } from '@clarity/contracts/conversation'
import type { Transcript, TranscriptEntry } from '@clarity/contracts/transcript'
import { answer, json, never, offline, refused } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press, showCombined } from '../../test-data/combined-page'
import { aConversation } from '../../test-data/rows'

const call = 'GET /api/admin/conversations/c1/transcript'
const turn = (role: TranscriptEntry['role'], message: string): TranscriptEntry => ({
  role,
  message,
  time_in_call_secs: 0,
  tool_calls: [],
  duration: null,
})
const transcript = (...turns: TranscriptEntry[]) => json<Transcript>(200, { transcript: turns })

async function preview(change: Partial<Conversation> = {}) {
  await showCombined([aConversation(change)])
  press('Preview')
  return within(await screen.findByRole('dialog', { name: 'Transcript' }))
}

it('shows who said what, the agent by the name of the brand', async () => {
  answer(call, transcript(turn('agent', 'Hello.'), turn('user', '<i>Hi</i>\nthere.')))
  const dialog = await preview()
  const turns = (await dialog.findAllByRole('listitem')).map((item) => item.textContent)
  dialog.getByText(`A late delivery · ${formatMoment('2026-11-20T12:00:00.000Z')}`)
  expect(turns).toEqual(['ClarityHello.', 'Maya Okafor<i>Hi</i>\nthere.'])
})

it('calls a person without a name the user', async () => {
  answer(call, transcript(turn('user', 'Hi.')))
  expect((await (await preview({ recipient_name: null })).findByRole('listitem')).textContent).toBe('UserHi.')
})

it('says that it is loading', async () => {
  answer(call, never)
  await (await preview()).findByRole('status', { name: 'Loading...' })
})

it('says that nothing was said', async () => {
  answer(call, transcript())
  await (await preview()).findByText('No messages in this conversation')
})

it.each([
  ["with the server's sentence", refused(404, 'Conversation not found.'), 'Conversation not found.'],
  ['if the server gives no reason', refused(502), 'Failed to fetch transcript'],
  ['if there is no answer', offline, 'Failed to fetch transcript'],
  ['if it is no list', json(200, { transcript: 'Hello.' }), 'Transcript data is in an unexpected format'],
])('says that it failed, %s, and tries again', async (_, failure, sentence) => {
  answer(call, failure, transcript(turn('agent', 'Hello.')))
  const dialog = await preview()
  expect((await dialog.findByRole('alert')).textContent).toContain(sentence)
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText('Hello.')
})
