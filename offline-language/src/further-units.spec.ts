import { expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { readRole } from './agent/role/read-role.js'

await prepareTagger()
const scenario = scenarioFor('Harbour master', 'Mona')
const saidOf = (prompt: string) => readRole(scenario(prompt)).units.said.map(({ text }) => text)

it('is introduced in any first sentence about it', () => {
  expect(readRole(scenario('ok so the ai plays odd berg, fisherman. his boat leaks.')).name).toBe('Odd Berg')
  expect(readRole(scenario('AI = Odd Berg at the north pier')).name).toBe('Odd Berg')
})

it('says the value of a label and what answers a question of the prompt', () => {
  const prompt = ['Name: Odd Berg', 'If asked about the catch: 300 kilos last week, half of it cod.'].join('\n')
  expect(saidOf(prompt)).toContain('300 kilos last week, half of it cod.')
})

it('speaks of the part as “I” or not at all', () => {
  const prompt = 'Ada Berg is 61. She fishes alone. The sea is rough and she misses having people around her.'
  for (const text of saidOf(prompt)) expect(text).not.toMatch(/\b(?:she|her)\b/i)
})

it('does not know what its prompt says that it does not know', () => {
  const prompt =
    'You are Odd Berg, 61. Your boat is nine metres long. Whether the crane works again you have no idea. ' +
    'You do not know that the harbour closes in May.'
  const replies = playSaid(scenario(prompt), ['Does the crane work again?', 'The harbour closes in May.'])
  expect(replies[1]).toMatch(/do not know|don't know|no idea/)
  expect(replies[2]).toMatch(/no idea|did not know|didn't know|nobody has told/i)
})
