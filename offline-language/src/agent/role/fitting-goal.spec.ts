import { beforeAll, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { fitting, isThing } from './fitting-goal.js'

beforeAll(prepareTagger)

const about = (text: string) => ({ lines: [`Tell me about ${text}.`], wants: { kind: 'thing' as const, text } })

it.each(['a date', 'proof, not words', 'two free days'])('takes “%s” for a thing', (text) => {
  expect(isThing(text)).toBe(true)
})

it.each(['by Monday what you plan', 'price 4,000 euros', 'it before Easter'])('takes “%s” for none', (text) => {
  expect(isThing(text)).toBe(false)
})

it('says a deed as a wish', () => {
  expect(fitting(about('it not to happen again; what else'), 'want it not to happen again')?.lines[0]).toBe(
    'I want it not to happen again.',
  )
})

it('says what has lost its verb as a wish, and refuses what is none', () => {
  expect(fitting(about('by Monday what you plan'), 'hear by Monday what you plan')?.lines).toEqual([
    'I want to hear by Monday what you plan.',
  ])
  expect(fitting(about('price 4,000 euros'), 'offer price 4,000 euros')).toBeNull()
})

it('leaves out the statement after a thing', () => {
  expect(fitting(about('a say in it, and it is my team that is cut'), 'want a say in it')?.lines).toEqual([
    'Tell me about a say in it.',
  ])
})
