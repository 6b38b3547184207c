import { expect, it } from 'vitest'
import { readRole } from './read-role.js'

const roleOf = (prompt: string) =>
  readRole({
    title: 'A talk',
    prompt: `You are Kim Berg, who lives on the first floor. ${prompt}`,
    firstMessage: '',
    language: 'en',
    recipientName: 'Sam',
    recipientRole: 'Caretaker',
  })

it.each([
  [
    'You sign ONLY if the caretaker promises that it stays quiet after ten.',
    'I will sign',
    'you promise that it stays quiet after ten',
  ],
  ['You only agree to a visit if the caretaker asks about your dog.', 'I agree to a visit', 'you ask about my dog'],
  [
    'You would be willing to try a smaller room if somebody explains why it is needed.',
    'I will try a smaller room',
    'you explain why it is needed',
  ],
])('makes a promise depend on “%s”', (prompt, promise, text) => {
  expect(roleOf(prompt).provisos).toMatchObject([{ promise, text }])
})

it.each(['You would agree to a new lamp if the caretaker suggests it.', 'You never sign if they push you.'])(
  'finds no such condition in “%s”',
  (prompt) => {
    expect(roleOf(prompt).provisos).toEqual([])
  },
)

it('asks what the prompt has it ask once the condition is met', () => {
  const [proviso] = roleOf(
    'You sign only if the caretaker promises quiet nights. If that is promised, say yes and ask where to sign.',
  ).provisos
  expect(proviso?.then).toEqual(['Where do I sign?'])
})

it.each([
  ['You do not know that Lena cried, or that Tom wants to leave the team.', 2],
  ['Wen has asked to change teams - you have no idea about that and you are shocked.', 1],
  ['You do not know the price.', 0],
])('does not know yet what “%s” tells', (prompt, count) => {
  expect(roleOf(prompt).surprises).toHaveLength(count)
})

it('says instead of a secret what its prompt puts in its place', () => {
  const role = roleOf(
    'The last owner left after a quarrel; do not talk about this, just say that the flat is free in May.',
  )
  expect(role.covers).toEqual(['The flat is free in May.'])
})

it('tells a secret on a promise and a question only, and a banned name never', () => {
  const { facts, hidden, units } = roleOf(
    'The real reason is that Carla took the credit. You keep this to yourself. You are tired of it. You only tell it if the caretaker promises that it stays confidential AND asks about Carla. You have signed with Halden, a competitor. You must never say the name of the new employer.',
  )
  const [secret] = units.secrets
  expect(secret?.text).toContain('Carla took the credit.')
  expect(secret?.keys).toMatchObject([{ isAsked: true, mood: 'safe' }])
  expect(facts.some(({ text }) => text.includes('Halden'))).toBe(false)
  expect(hidden.some((text) => text.includes('Halden'))).toBe(true)
})
