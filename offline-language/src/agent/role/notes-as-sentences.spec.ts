import { expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { readRole } from './read-role.js'

await prepareTagger()

const roleOf = (prompt: string) =>
  readRole({ title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName: 'Sam', recipientRole: 'Caller' })
const factsOf = (prompt: string) => roleOf(prompt).facts.map(({ text }) => text)
const saidOf = (prompt: string) => roleOf(prompt).units.said.map(({ text }) => text)

it('a relative clause after somebody else is about that person', () => {
  const facts = factsOf('You are Ada, the mother of 9-year-old Tilda, who was not taken into the choir on Monday.')
  expect(facts).toContain('Tilda was not taken into the choir on Monday.')
})

it('a clause about people in general is not cut off', () => {
  const facts = factsOf('You are Per Lund, 44. You are not somebody who insults neighbours.')
  expect(facts.join(' ')).not.toMatch(/I insult/)
})

it('who died is not the part, and "himself" is not a woman', () => {
  const prompt =
    'The character is Rosa Lind, 50, a baker. She promised her mother before she died that the shop would stay. Her brother Jon built the oven himself. She is proud of it.'
  const said = [...factsOf(prompt), ...saidOf(prompt)].join(' ')
  expect(said).toContain('I promised my mother before she died')
  expect(said).toContain('built the oven himself')
})

it('a name in capitals after the exercise is the part', () => {
  const { name, facts } = roleOf(
    'Role-play sale. AI plays: OLAV BERG, joiner, 52, runs a workshop near Hamar with his cousin Nils. He has two apprentices.',
  )
  expect(name).toBe('Olav Berg')
  expect(facts.map(({ text }) => text).join(' ')).toContain('I run a workshop near Hamar')
})

it('the times of a CV in one line are sentences', () => {
  const said = saidOf(
    'Name: Hanna Roth\nExperience: 2014-2018 assistant cook, Harbour Inn. 2018-2022 head cook, Villa Rosa. 2022-2023 gap.\nShe likes her work. Her sister lives next door.',
  )
  expect(said).toContain('From 2014 to 2018 I was an assistant cook at Harbour Inn.')
  expect(said).toContain('From 2022 to 2023 I had a gap.')
})

it('a statement after "must have" is insisted on', () => {
  const { wishes } = roleOf('You are Kim Dahl, 39.\nMust have: guests may bring a dog.')
  expect(wishes.map(({ text }) => text)).toContain('I insist on this: guests may bring a dog.')
})

it('knows short names of days, and the day that does not suit', () => {
  const { slots } = roleOf('You are Kim Dahl, 39. You can do thurs afternoon or sat morning. Not friday.')
  expect(slots.map(({ days, isFree }) => [days[0], isFree])).toEqual([
    ['thursday', true],
    ['saturday', true],
    ['friday', false],
  ])
})

it('what is admitted later is told as a sentence', () => {
  const { units } = roleOf(
    '# Character\n- Name: Ida Holm\n# What she admits only later\n- That she lost the keys - only if asked directly\n# Style\n- calm',
  )
  expect(JSON.stringify(units)).not.toContain('That I lost')
})

it('"his" after the father of the part is not the person on the line', () => {
  const said = saidOf(
    'You are Ines Roth, 45. Your father lives in Ward 3. You work nights. Also, his glasses were missing for a week.',
  )
  expect(said.join(' ')).not.toContain('Your glasses')
})

it.each([
  ['Ida Roth, mother of Ben. Would like Ben to be let off.', 'I would like Ben to be let off.'],
  ['Ida Roth, mother of Ben. She hates fuss; would like Ben to be let off.', 'I would like Ben to be let off.'],
  ['Ida Roth, mother of Ben. Was called at work. Could come in on Friday.', 'I was called at work.'],
  [
    'Ida Roth, mother of Ben. Goal: talk. Has two more children. Facts:\n- Could come on Friday',
    'I have two more children.',
  ],
])('notes without a subject are about the part: “%s”', (prompt, said) => {
  expect(saidOf(prompt)).toContain(said)
})
