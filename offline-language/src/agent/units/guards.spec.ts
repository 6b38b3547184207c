import { expect, it } from 'vitest'
import { secretsIn } from './secrets.js'

const secretIn = (...sentences: string[]) => secretsIn(sentences).map(({ matter, keys }) => ({ matter, keys }))

it.each([
  ['You only tell this if she asks about school.', 'school'],
  ['This comes out after a question about school.', 'school'],
  ['You keep this to yourself unless she has noticed the school bag.', 'school'],
  ['Only if she asks about school.', 'school'],
  ['When she asks about school, you say it.', 'school'],
  ['Whoever asks about school hears about it.', 'school'],
  ['A question about school gets an honest answer.', 'school'],
])('the sentence before "%s" is a secret', (guard, key) => {
  const [secret, ...more] = secretIn('You live in Hull.', 'Your son has run away twice.', guard)
  expect(more).toEqual([])
  expect(secret!.matter).toBe('Your son has run away twice')
  expect(secret!.keys.some(({ stems }) => stems.has(key))).toBe(true)
})

it.each([
  ['You would only confess to her that you cannot swim if she asks about water.', 'you cannot swim'],
  ['Only when someone asks about water do you admit that you cannot swim.', 'you cannot swim'],
  ['That you cannot swim is something you only reveal if asked about water.', 'you cannot swim'],
  ['There is a thing you only admit once she has asked about water: you cannot swim.', 'you cannot swim'],
  ['What you leave out is that you cannot swim at all.', 'you cannot swim at all'],
  ['Hidden: you cannot swim at all.', 'you cannot swim at all'],
])('"%s" has its secret in itself', (sentence, matter) => {
  expect(secretIn(sentence).map((each) => each.matter)).toEqual([matter])
})

it.each([
  ['You do not mention them unless she asks about school.', 'You have two other sons at home', 'school'],
  ["You only bring up your son's absence if she asks about school.", '', 'school'],
])('"%s" keeps back what it refers to', (guard, matter, key) => {
  const [secret] = secretIn('You live in Hull.', 'You have two other sons at home.', guard)
  expect(secret!.matter).toBe(matter)
  expect(secret!.keys[0]!.stems.has(key)).toBe(true)
})

it('a secret can begin with a name or a time', () => {
  for (const matter of ['Eric rang you in May', 'Since May you feel watched']) {
    const [secret] = secretIn(`Nobody knows that ${matter.replace(/^S/, 's')}.`, 'You only admit it if she asks.')
    expect(secret!.matter.toLowerCase()).toBe(matter.toLowerCase())
    expect(secret!.keys).toHaveLength(1)
  }
})

it('what is only named is found in another sentence', () => {
  const [secret] = secretsIn(['Nobody knows: the thing with the email.', 'You only come up with it if she asks.'])
  expect([secret!.matter, ...secret!.about]).toEqual(['', 'email'])
})

it('what only follows it belongs to a secret', () => {
  const [secret] = secretIn(
    'You have a second job.',
    'It is not in your file.',
    'You tell nobody unless she asks about your evenings.',
  )
  expect(secret!.matter).toBe('You have a second job. It is not in your file')
})

it.each([
  ['You open up if she is kind.'],
  ['The lowest price is 700, and only if they book today.'],
  ['It is a long story; it comes out bit by bit when she asks about the story.'],
  ['You say so when you are tired.'],
])('"%s" keeps nothing back', (sentence) => expect(secretIn('You own a van.', sentence)).toEqual([]))

it.each([
  ['she promises that it stays in the room', 'safe'],
  ['she says sorry', 'apology'],
  ['she is kind', 'kind'],
  ['she asks you straight out', 'direct'],
] as const)('"%s" is about how the talk is', (key, mood) => {
  expect(secretIn('You own a second van.', `You only tell this if ${key}.`)[0]!.keys[0]!.mood).toBe(mood)
})
