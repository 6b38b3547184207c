import { expect, it } from 'vitest'
import { slotsOf } from './availability.js'
import { readRole } from './read-role.js'
import { faultOf } from '../wording/unsayable.js'

const roleOf = (prompt: string) =>
  readRole({ title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName: 'Sam', recipientRole: 'Caller' })
const factsOf = (prompt: string) => roleOf(prompt).facts.map(({ text }) => text)

it.each([
  ['You must not promise a date.', 'a ban'],
  ['You may also give a free month.', 'a permission'],
  ['You are not to let slip that the hall is empty in June.', 'what is not to be told'],
  ['You never talk about the last tenant, who was evicted.', 'what is not to be told'],
  ['You do not speak of your brother, who left the firm.', 'what is not to be told'],
  ['You have 400 euros at most.', 'a limit'],
  ['You are ashamed of the debts.', 'a secret'],
  ['You stay, provided the noise stops.', 'a condition'],
  ['In the end, you agree to a second visit.', 'a stage direction'],
  ['You do not yet know that the ferry is full.', 'what the role does not know'],
  ['Your budget: nothing is left for this year.', 'a heading'],
  ['You tell them "it is the knee" first.', 'a stage direction'],
  ['It is late and her train was cancelled.', 'the role in the third person'],
])('does not say “%s”: %s', (sentence, fault) => {
  expect(faultOf(sentence, '')).toBe(fault)
})

it.each([
  'You have missed three labs of eight.',
  'Your mother sold her house in May.',
  'Mr. Holm tuned it in February, and he found no fault.',
  'The lift was repaired in March for 9,000 euros.',
])('may say “%s”', (sentence) => {
  expect(faultOf(sentence, '')).toBeNull()
})

it('hides what a ban names, and the sentence before “do not mention it”', () => {
  const told = factsOf(
    'You are Ed Lake. The second oven has been broken since June. The rent rises in May. Your boss has forbidden you to mention the oven.',
  )
  expect(told).toEqual(['I am Ed Lake.', 'The rent rises in May.'])
})

it('tells what it does not bring up by itself only on a question', () => {
  const { facts } = roleOf('You are Ed Lake. Your shop burned in June. You do not bring that up by yourself.')
  expect(facts.filter(({ isGuarded }) => isGuarded).map(({ text }) => text)).toContain('My shop burned in June.')
})

it('reads a prompt that begins with the name of the part', () => {
  const told = factsOf(
    'Bianca Roth, 31, marries on Saturday. She has 90 guests. Her menu is booked. Bianca has paid 2,000 euros.',
  )
  expect(told).toContain('I have 90 guests.')
  expect(told).toContain('I have paid 2,000 euros.')
  expect(told.join(' ')).not.toMatch(/Bianca (?:is|has|marries)/)
})

it('plays drums and is none', () => {
  expect(roleOf('You are Finn. You play drums on an electric kit until eleven.').prompt).toContain('You play drums')
})

it('keeps the lowest that it may accept as a limit', () => {
  const { dealing } = roleOf('You are Jo. You start with 210 euros; the lowest rate you may accept is 105 euros.')
  expect(dealing?.limit.value).toBe(105)
})

it.each([
  ['You would accept Friday afternoon, but not Monday.', ['friday'], ['monday']],
  [
    'You can only come on a Saturday, not on a weekday.',
    ['saturday'],
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  ],
  ['Your son was born on a Sunday.', [], []],
])('of “%s” the days are %j and not %j', (prompt, accepts, refuses) => {
  const slots = slotsOf([prompt])
  const days = (isFree: boolean) => slots.filter((slot) => slot.isFree === isFree).flatMap((slot) => slot.days)
  expect([days(true), days(false)]).toEqual([accepts, refuses])
})
