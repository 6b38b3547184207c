import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withSpeaker } from './with-speaker'

const ann = { user: 'Ann Lee', agent: 'Dana Whitfield' }
const marked = (text: string, speakers = ann) => render(<p>{withSpeaker(text, speakers)}</p>).container.innerHTML

test.each([
  ['Ann: “Yes.”', '<p><b class="user">Ann</b>: “Yes.”</p>'],
  ['Ann Lee asks: “When?”', '<p><b class="user">Ann Lee</b> asks: “When?”</p>'],
  ['Dana then says: “No.”', '<p><b class="agent">Dana</b> then says: “No.”</p>'],
])('the name before a quote is set apart: %s', (text, html) => {
  expect(marked(text)).toBe(html)
})

test.each([
  'Ann and Dana talk about this: “A raise”.',
  'Ann says that she will call.',
  'Anna: “Yes.”',
  'Tom: “Yes.”',
  'Later Ann: “Yes.”',
  ': “Yes.”',
])('other words stay as they are: %s', (text) => {
  expect(marked(text)).toBe(`<p>${text}</p>`)
})

test('one first name of both has no colour, a whole name has', () => {
  const alex = { user: 'Alex Lee', agent: 'Alex Moss' }
  expect(marked('Alex: “Yes.”', alex)).toBe('<p><b>Alex</b>: “Yes.”</p>')
  expect(marked('Alex Moss: “Yes.”', alex)).toBe('<p><b class="agent">Alex Moss</b>: “Yes.”</p>')
})

test('without names nothing is set apart', () => {
  expect(marked(': “Yes.”', { user: '', agent: '' })).toBe('<p>: “Yes.”</p>')
})

test('what follows in other elements is kept', () => {
  const content = ['Ann: “It is ', <em key="em">late</em>, '.”']
  expect(render(<p>{withSpeaker(content, ann)}</p>).container.textContent).toBe('Ann: “It is late.”')
})
