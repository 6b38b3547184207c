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
  const page = show(
    '[a](javascript:alert(1)) [b](data:text/html,x) [c](/admin) [d](vbscript:x) [e](#line-1) <javascript:alert(2)>',
  )
  expect(page.querySelector('a')).toBeNull()
  expect(page.textContent).toContain('a b c d e')
})

test('images are dropped', () => {
  const page = show('![tracker](https://example.com/x.png) text')
  expect(page.querySelector('img')).toBeNull()
  expect(page.textContent).toContain('text')
})

const cells = (page: Element) =>
  [...page.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.innerHTML.trim()))

test('tables are tables, with or without pipes at their edges', () => {
  const page = show('Above:\n| Name | *Share* |\n| :-- | --: |\n| Maya | **40 %** |\n| Jo |')
  expect(page.querySelector('p')!.textContent.trim()).toBe('Above:')
  expect(cells(page)).toEqual([
    ['Name', '<em>Share</em>'],
    ['Maya', '<strong>40 %</strong>'],
    ['Jo', ''],
  ])
  expect(page.querySelector('td:last-child')!.getAttribute('style')).toBe('text-align: right;')
  expect(cells(show('a | b\n--- | ---\n1 | 2'))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('an escaped pipe, and one in code, is a part of its cell', () => {
  expect(cells(show('| a \\| b | `c|d` |\n| --- | --- |\n| 1 \\| 2 | 3 |'))).toEqual([
    ['a | b', '<code>c|d</code>'],
    ['1 | 2', '3'],
  ])
})

test.each(['a | b\n- | - | -', 'yes | no', '| a |\n\n| --- |', 'a\n---'])('%j is no table', (text) => {
  expect(show(text).querySelector('table')).toBeNull()
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
