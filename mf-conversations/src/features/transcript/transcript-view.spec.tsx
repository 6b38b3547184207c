import type { TalkPart } from '@clarity/contracts/measures'
import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { answer, json } from '@clarity/test-kit/network'
import { overlappingBankCall } from '@clarity/test-kit/transcripts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showConversations } from '../../test-data/show-conversations'

async function show(transcript: TranscriptEntry[], timeline?: TalkPart[]): Promise<void> {
  answer('GET /api/admin/conversations/c0ffee/transcript', json(200, { transcript, timeline }))
  showConversations('/c0ffee/transcript')
  await screen.findByRole('feed', { name: 'Messages' })
}

const long = Array.from({ length: 5000 }, (_, index): TranscriptEntry => ({
  role: index % 2 === 0 ? 'agent' : 'user',
  message: `Turn ${index + 1}`,
  time_in_call_secs: index * 2,
  tool_calls: [],
  duration: 2,
}))

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the transcript' })
const type = (words: string) => fireEvent.change(box(), { target: { value: words } })
const marks = () => [...document.querySelectorAll('mark')]
const shownMark = () => document.querySelector('mark[data-current]')
const currentTurn = () => screen.getAllByRole('article').find((turn) => turn.tabIndex === 0)!
const wordsOf = (turn: HTMLElement) => turn.querySelector('.turn-words')!.textContent.slice(0, 80)
const slider = () => screen.getByRole('slider', { name: 'Who spoke when' })

describe('the search in a transcript', () => {
  it('marks the matches, counts them, and steps through them in both directions and around the end', async () => {
    await show(overlappingBankCall)
    type('HELP you')
    expect(marks().map((mark) => mark.textContent)).toEqual(['help you', 'help you', 'help you'])
    screen.getByText('1 of 3')
    expect(currentTurn()).toBe(shownMark()!.closest('article'))
    fireEvent.click(screen.getByRole('button', { name: 'Next match' }))
    screen.getByText('2 of 3')
    expect(shownMark()).toBe(marks()[1])
    fireEvent.click(screen.getByRole('button', { name: 'Previous match' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous match' }))
    screen.getByText('3 of 3')
    expect(shownMark()!.closest('article')).toBe(screen.getByRole('article', { name: 'Clarity at 0:39' }))
    fireEvent.click(screen.getByRole('button', { name: 'Next match' }))
    screen.getByText('1 of 3')
  })

  it('is worked by keys alone', async () => {
    await show(overlappingBankCall)
    fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true })
    expect(document.activeElement).toBe(box())
    expect(fireEvent.keyDown(box(), { key: 'f', ctrlKey: true })).toBe(true)
    type('help you')
    fireEvent.keyDown(box(), { key: 'Enter' })
    screen.getByText('2 of 3')
    fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true })
    screen.getByText('1 of 3')
    fireEvent.keyDown(box(), { key: 'Escape' })
    expect(box().value).toBe('')
    expect(marks()).toEqual([])
  })

  it('continues from the position of the reader', async () => {
    await show(overlappingBankCall)
    fireEvent.focus(screen.getByRole('article', { name: 'Clarity at 0:16' }))
    type('help you')
    screen.getByText('2 of 3')
  })

  it('treats special characters literally, and says if there is no match', async () => {
    await show(overlappingBankCall)
    type('[noise]')
    expect(marks()).toHaveLength(11)
    type('.*')
    screen.getByText('No matches')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next match' }).disabled).toBe(true)
    type('  ')
    expect(screen.queryByText('No matches')).toBeNull()
  })

  it('finds turns that are not drawn yet', async () => {
    await show(long)
    expect(screen.queryByText('Turn 4321')).toBeNull()
    type('turn 4321')
    screen.getByText('1 of 1')
    expect(currentTurn().textContent).toContain('Turn 4321')
  })
})

describe('the bar of who spoke when', () => {
  it('says in words who spoke how much', async () => {
    await show(overlappingBankCall)
    const [agent, user, end] = within(slider().closest<HTMLElement>('.talk-bar')!).getAllByRole('listitem')
    expect(agent!.textContent).toMatch(/^Clarity 0:14 · \d+% of words$/)
    expect(user!.textContent).toMatch(/^User 0:12 · \d+% of words$/)
    expect(end!.textContent).toBe('0:49')
  })

  it("draws the user's sentiment over it, at the middle of each part, and says it in words", async () => {
    const parts = [60, null, 45, 52].map((sentiment, at) => ({ fromSecs: at * 12, talkShare: 0.5, sentiment }))
    await show(overlappingBankCall, parts)
    const drawing = screen.getByRole('img', { name: 'Sentiment over time: 0:06 60%, 0:30 45%, 0:42 52%' })
    const line = drawing.querySelector('.talk-mood-line')!.getAttribute('d')!
    const end = Number(slider().getAttribute('max'))
    expect(line).toBe(`M${(6 / end) * 1000} 40L${(30 / end) * 1000} 55L${(42 / end) * 1000} 48`)
    expect(screen.getByText('Sentiment').textContent).toBe('Sentiment 45% to 60%')
  })

  it('draws no sentiment after the last turn', async () => {
    const parts = [50, 50].map((sentiment, at) => ({ fromSecs: at * 60, talkShare: 0.5, sentiment }))
    await show(overlappingBankCall, parts)
    const drawing = screen.getByRole('img', { name: /^Sentiment/ })
    expect(drawing.querySelector('.talk-mood-line')!.getAttribute('d')).toMatch(/L1000 50$/)
    expect(screen.getByText('Sentiment').textContent).toBe('Sentiment 50%')
  })

  it.each([
    ['has no report', undefined],
    ['is in a language without sentiment', [null, null, null]],
    ['has one part with a sentiment', [null, 50, null]],
  ])('draws no sentiment if the conversation %s', async (_, sentiments) => {
    await show(
      overlappingBankCall,
      sentiments?.map((sentiment, at) => ({ fromSecs: at * 12, talkShare: 0.5, sentiment })),
    )
    expect(slider()).toBeTruthy()
    expect(screen.queryByText('Sentiment')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('jumps to the turn at that time', async () => {
    await show(overlappingBankCall)
    fireEvent.change(slider(), { target: { value: '30' } })
    await waitFor(() => expect(slider().getAttribute('aria-valuetext')).toBe('0:30 of 0:49, User: [noise]'))
    expect(currentTurn()).toBe(screen.getByRole('article', { name: 'User at 0:30' }))
  })

  it('is walked along by keys, by a turn, a tenth, or to either end', async () => {
    await show(overlappingBankCall)
    const press = async (key: string) => {
      fireEvent.keyDown(slider(), { key })
      await waitFor(() => expect(slider().getAttribute('aria-valuetext')).toContain(wordsOf(currentTurn())))
      return currentTurn().getAttribute('aria-posinset')
    }
    expect(await press('ArrowRight')).toBe('2')
    expect(await press('PageDown')).toBe('4')
    expect(await press('ArrowLeft')).toBe('3')
    expect(await press('PageUp')).toBe('1')
    expect(await press('ArrowUp')).toBe('1')
    expect(await press('End')).toBe('24')
    expect(await press('ArrowDown')).toBe('24')
    expect(await press('Home')).toBe('1')
    expect(fireEvent.keyDown(slider(), { key: 'Tab' })).toBe(true)
  })

  it('gives each turn equal room if none has a time', async () => {
    await show(overlappingBankCall.map((turn) => ({ ...turn, time_in_call_secs: 0, duration: null })))
    expect(slider().getAttribute('max')).toBe('24')
    fireEvent.change(slider(), { target: { value: '5.5' } })
    expect(currentTurn().getAttribute('aria-posinset')).toBe('6')
  })
})

describe('the feed of turns', () => {
  it('is one stop for Tab, and Page Down and Page Up go from turn to turn', async () => {
    await show(overlappingBankCall)
    const tabStops = () => screen.getAllByRole('article').filter((turn) => turn.tabIndex === 0)
    expect(tabStops()).toHaveLength(1)
    currentTurn().focus()
    fireEvent.keyDown(document.activeElement!, { key: 'PageDown' })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-posinset')).toBe('2'))
    fireEvent.keyDown(document.activeElement!, { key: 'PageUp' })
    fireEvent.keyDown(document.activeElement!, { key: 'PageUp' })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-posinset')).toBe('1'))
    expect(tabStops()).toHaveLength(1)
  })

  it('draws only the visible part of a long transcript, keeps the focused turn, and gives the total count', async () => {
    await show(long)
    currentTurn().focus()
    fireEvent.scroll(document.querySelector('.talk-frame')!, { target: { scrollTop: 150_000 } })
    await waitFor(() => expect(screen.queryByText('Turn 2')).toBeNull())
    const turns = screen.getAllByRole('article')
    expect(turns.length).toBeLessThan(60)
    expect(turns[1]!.getAttribute('aria-setsize')).toBe('5000')
    expect(document.activeElement).toBe(turns[0])
    within(turns[0]!).getByText('Turn 1')
  })
})
