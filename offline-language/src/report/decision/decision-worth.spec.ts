import { expect, it } from 'vitest'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { ReadUnit } from '../spans/unit-signs.js'
import { decidedOf } from './decision-worth.js'

it('has for a sentence the greatest chance of its parts', () => {
  const unit = (turn: number, text: string) => ({ piece: { turn, text } }) as ReadUnit
  const units = [unit(1, 'I will pay.'), unit(1, 'On Friday.'), unit(2, 'I will pay.')]
  const decided = decidedOf(units, [0.2, 0.7, 0.9])
  expect(decided({ turns: [1], text: 'I will pay. On Friday.' } as unknown as Sentence)).toBe(0.7)
  expect(decided({ turns: [3], text: 'I will pay.' } as unknown as Sentence)).toBe(0)
})
