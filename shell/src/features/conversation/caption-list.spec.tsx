import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AgentName } from './agent-name'
import { CaptionList } from './caption-list'
import type { Caption } from './captions'
import { talkTexts } from './texts'

const caption = (change: Partial<Caption> = {}): Caption => ({
  key: 'k1',
  role: 'agent',
  message: 'Hello',
  at: 0,
  ...change,
})

/** A list of 1000 px of which 200 are seen. */
function show(captions: Caption[]) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200)
  const { rerender } = render(<CaptionList captions={captions} language="en" />)
  const list = screen.getByRole('log')
  return {
    list,
    grow: () =>
      rerender(<CaptionList captions={[...captions, caption({ key: 'k2', message: 'More' })]} language="en" />),
  }
}

test('captions are on the left and right with who spoke and when, and are read out as they arrive', () => {
  const { list } = show([caption(), caption({ key: 'k2', role: 'user', message: 'Good day', at: 75.4 })])
  expect(list.getAttribute('aria-live')).toBe('polite')
  expect(Array.from(list.children, ({ className, textContent }) => [className, textContent])).toEqual([
    ['caption agent', `${talkTexts.agent} · 0:00Hello`],
    ['caption user', `${talkTexts.user} · 1:15Good day`],
  ])
})

test('captions have the name of the role that the agent plays', () => {
  render(
    <AgentName value="Dana Whitfield">
      <CaptionList captions={[caption()]} language="en" />
    </AgentName>,
  )
  expect(screen.getByText('Dana Whitfield')).toBeDefined()
  expect(screen.queryByText(talkTexts.agent)).toBeNull()
})

test('a reader at the end follows the conversation', () => {
  const { list, grow } = show([caption()])
  list.scrollTop = 790
  fireEvent.scroll(list)
  grow()
  expect(list.scrollTop).toBe(1000)
})

test('a reader who has scrolled up keeps the position', () => {
  const { list, grow } = show([caption()])
  list.scrollTop = 300
  fireEvent.scroll(list)
  grow()
  expect(list.scrollTop).toBe(300)
})

test('markup in a message stays text', () => {
  const { list } = show([caption({ message: '<img src=x onerror=alert(1)>' })])
  expect(list.querySelector('img')).toBeNull()
  expect(list.textContent).toContain('<img src=x')
})
