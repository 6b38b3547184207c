import { expect, it } from 'vitest'
import { counterpartOf } from '../prompt/counterpart.js'
import { aboutLines } from './about-lines.js'

it.each([
  ['Overtime', 'Let us talk about overtime.'],
  ['quiet from 7 pm', 'Quiet from 7 pm.'],
])('“%s” is a topic', (item, line) => expect(aboutLines(item, counterpartOf('', ''))[0]).toBe(line))

it('a statement is none', () => {
  expect(aboutLines('at the weekend you do not mind', counterpartOf('', ''))).toEqual([])
})
