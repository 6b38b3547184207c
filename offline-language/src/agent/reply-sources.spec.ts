import { expect, it } from 'vitest'
import { replySources } from './reply-sources.js'

const scenario = {
  title: 'The stairlift',
  prompt: `You are Ruth Keller, a teacher. Your mother Edith broke her hip seven weeks ago. You are tired.

## What you say
- If they ask how your mother is, say: "She has packed her bag already."
- If they blame you, say: "Me?"

## Goals
- Get a date. Ask: "When do you come?"`,
  firstMessage: 'Hello.',
  language: 'en',
  recipientName: 'Alex',
  recipientRole: 'a service clerk',
}
const turns = [{ role: 'user' as const, message: 'And how is your mother doing?', at: 5 }]

it.each([
  [
    "I'm tired. She has packed her bag already. When do you come?",
    ['fact: You are tired', 'line: they ask how your mother is', 'goal: Get a date'],
    null,
  ],
  ['I could not say.', [], 'they ask how your mother is'],
])('the words of “%s” are those of %j', (reply, said, nearest) => {
  const sources = replySources(scenario, turns, reply)
  expect(sources?.said.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(said)
  expect(sources?.nearest).toBe(nearest)
})

it('a language in which the part speaks plainly has none', () => {
  expect(replySources({ ...scenario, language: 'de' }, turns, 'Gut.')).toBeNull()
})
