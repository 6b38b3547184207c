import { describe, expect, it } from 'vitest'
import { amountsIn } from '../wording/amounts.js'
import { counterpartOf } from '../prompt/counterpart.js'
import { directQuestion } from '../wording/direct-question.js'
import { disclosureOf } from './disclosure.js'
import { eachOfList } from './each-of-list.js'
import { factClauses } from './fact-clauses.js'
import { readRole } from './read-role.js'

const roleOf = (prompt: string, recipientRole = 'Caller') =>
  readRole({ title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName: 'Sam', recipientRole })

describe('what a sentence of the prompt allows to say', () => {
  it.each([
    ['You ask 18,500 and will not go below 16,900.', 'You ask 18,500'],
    ['You would go up to 14.20 for a good one, but do not mention that.', ''],
    ['Your new employer is Nordlys, which you do not tell anybody.', ''],
    ['You have 320 euros at most and begin by offering 220.', ''],
    ['You could do it for 80, but you would never offer that yourself.', ''],
    ['You want a refund; you would settle for 50 euros but do not say so.', 'You want a refund'],
    [
      'The flat costs 980 a month and goes up to 1,090 in March.',
      'The flat costs 980 a month and goes up to 1,090 in March.',
    ],
  ])('of “%s” it is “%s”', (sentence, open) => {
    expect(disclosureOf(sentence).open).toBe(open)
  })

  it.each([
    ['There is rust on the sill, but you only admit it when somebody asks about rust.', 'There is rust on the sill'],
    [
      'Your father died of it, which you do not mention until somebody asks about your family.',
      'Your father died of it',
    ],
  ])('“%s” only on a question', (sentence, open) => {
    expect(disclosureOf(sentence)).toMatchObject({ open, isGuarded: true })
  })
})

it.each(['You do not want to talk to the manager.', 'You do not want Tobi to be moved to a lower set.'])(
  '“%s” keeps nothing back',
  (sentence) => expect(disclosureOf(sentence)).toMatchObject({ open: sentence, hidden: [] }),
)

it.each(['You never go lower.', 'You do not want to talk about the manager.'])(
  '“%s” keeps something back',
  (sentence) => expect(disclosureOf(sentence).open).toBe(''),
)

it.each([
  ['You ask 18,500 and will not go below 16,900.', 'seller', 18_500, 16_900],
  ['The pay is 13.50 an hour. You would go up to 14.20, but do not say so.', 'buyer', 13.5, 14.2],
  ['You start at 1,090. You can go down to 1,040 but never lower.', 'seller', 1090, 1040],
  ['The round is closed at four per cent. You could go to seven with good reasons.', 'buyer', 4, 7],
])('negotiates by “%s”', (prompt, side, opening, limit) => {
  const { dealing } = roleOf(`You are Kim Berg. ${prompt}`)
  expect([dealing?.side, dealing?.opening.value, dealing?.limit.value]).toEqual([side, opening, limit])
})

it('has no number to negotiate in a prompt that keeps none back', () => {
  expect(
    roleOf('You are Kim Berg. The excess is 250 euros. You can approve up to 500 euros at once.').dealing,
  ).toBeNull()
})

it.each([
  ['ask why they left, what they liked and when they can start', 3],
  ['talk about their weekend, their job and their family', 3],
  ['find out when it happened, whether there are photos, and the policy number', 3],
  ['ask about the dog', 1],
])('“%s” is so many instructions: %i', (instruction, count) => {
  expect(eachOfList(instruction)).toHaveLength(count)
})

it.each([
  ['what happens next', 'What happens next?'],
  ['why Daniel is being treated differently', 'Why is Daniel being treated differently?'],
  ['what this talk is about', 'What is this talk about?'],
  ['who tells my wife, Ada', 'Who tells my wife, Ada?'],
  ['what experience you have with machines', 'What experience do you have with machines?'],
  ['whether the sofa comes from a home with pets', 'Does the sofa come from a home with pets?'],
  ['when it happened', 'When did it happen?'],
  ['whether you can pay 1,900 at once', 'Can you pay 1,900 at once?'],
])('asks “%s” as “%s”', (clause, question) => {
  expect(directQuestion(clause)).toBe(question)
})

it('tells one thing at a time, and keeps a condition with what depends on it', () => {
  expect(
    factClauses('The pay is 13.50 an hour, the shift starts at six, and everybody works on Sundays.'),
  ).toHaveLength(3)
  expect(factClauses('You work because your father lost his job, and you think about giving up.')).toHaveLength(1)
})

it('reads amounts, and no dates, times or counts', () => {
  expect(amountsIn('60 pounds or £45.50, four per cent, 18,500').map(({ value }) => value)).toEqual([
    60, 45.5, 4, 18_500,
  ])
  expect(amountsIn('on the 14th at 5, for 3 years, 2 people, at 11 pm')).toEqual([])
})

it('means the dog by “he” if the prompt has one, else the person', () => {
  expect(counterpartOf('Vet', 'Your dog is ill.').meant('whether he is in pain')).toBe('whether he is in pain')
  expect(counterpartOf('Tenant', 'The rent is late.').meant('whether he is late')).toBe('whether you are late')
})

it('reads a prompt about “she” as one to the agent', () => {
  const { name, facts } = roleOf(
    'Play Paula Jansen, a translator. She called three times. Her contract number is 55-2041.',
  )
  expect(name).toBe('Paula Jansen')
  expect(facts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['I called three times.', 'My contract number is 55-2041.']),
  )
})

it('asks what the prompt has it ask at a word', () => {
  const { cues } = roleOf(
    'You are Kim. When you hear the word cancer, you go quiet, and then you ask whether you are going to die.',
  )
  expect(cues.map(({ line }) => line)).toEqual(['Am I going to die?'])
})
