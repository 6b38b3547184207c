import type { ActionItem } from '@clarity/contracts'
import { expect, it } from 'vitest'
import type { Combined } from './combined-conversation.js'
import { distinctItems } from './open-items.js'

const quote = 'I will ask again in March.'
const item = (text: string, said: string): ActionItem => ({
  text,
  status: 'pending',
  evidence: [{ turn: 1, quote: said, t: 9 }],
})
const told = item('Ryan will ask again in March.', quote)
const of = (...actionItems: ActionItem[]) =>
  distinctItems({ report: { actionItems } } as unknown as Combined).map(({ text }) => text)

it('leave out what only quotes the words that another item retells', () => {
  expect(of(told, item(`Helen: “Yes.” Ryan: “${quote}”`, quote))).toEqual([told.text])
})

it('keep two that quote different words, and two that retell the same ones', () => {
  const other = item('Ryan: “I will write it down.”', 'I will write it down.')
  expect(of(told, other)).toHaveLength(2)
  expect(of(told, item('Ryan will ask Helen in March.', quote))).toHaveLength(2)
})
