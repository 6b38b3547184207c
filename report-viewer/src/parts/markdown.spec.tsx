import { markups } from '@clarity/test-kit/hostile-texts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Markdown } from './markdown'

const show = (text: string) => render(<Markdown topLevel={3}>{text}</Markdown>).container

test('emphasis, lists, quotes and code are drawn', () => {
  const page = show('**b** *i* `c`\n\n- one\n\n3. three\n\n> said\n\n```ts\nlet x\n```')
  expect(page.innerHTML).toContain('<strong>b</strong> <em>i</em> <code>c</code>')
  expect(page.querySelector('ol')!.start).toBe(3)
  expect(page.querySelector('pre code')!.className).toBe('language-ts')
})

test('the topmost headings get the given level, regardless of their level in the text', () => {
  show('## Upper\n\n### Lower')
  expect(screen.getByRole('heading', { name: 'Upper', level: 3 })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Lower', level: 4 })).toBeTruthy()
})

test('links to the web and to mail carry no trace of the reader', () => {
  show('[web](https://example.com/a "t") [mail](mailto:a@b.co)')
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('rel')).toBe('noopener nofollow noreferrer')
  expect(screen.getByText('web').getAttribute('href')).toBe('https://example.com/a')
})

test('other links become plain text', () => {
  const page = show('[a](javascript:alert(1)) [b](data:text/html,x) [c](/admin) [d](vbscript:x) <javascript:alert(2)>')
  expect(page.querySelector('a')).toBeNull()
  expect(page.textContent).toContain('a b c d')
})

test('images are dropped', () => {
  const page = show('![tracker](https://example.com/x.png) text')
  expect(page.querySelector('img')).toBeNull()
  expect(page.textContent).toContain('text')
})

test('HTML stays text', () => {
  const drawn = markups.filter((markup) => {
    const page = show(`${markup}\n\n- ${markup}\n\n[x](${markup})`)
    return [...page.querySelectorAll('*')].some((element) => dangers.test(element.tagName) || hasOddAttributes(element))
  })
  expect(drawn).toEqual([])
})

const dangers = /^(script|img|svg|math|iframe|style|form|object|embed|template|base)$/i
const harmless = ['dir', 'href', 'rel', 'class', 'start']

const hasOddAttributes = (element: Element) =>
  element.getAttributeNames().some((name) => !harmless.includes(name)) ||
  !/^(https?:|mailto:)/i.test(element.getAttribute('href') ?? 'https:')
