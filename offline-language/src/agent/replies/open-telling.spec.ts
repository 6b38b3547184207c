import { expect, it } from 'vitest'
import { nextReply, openConversation } from '../next-reply.js'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import type { AgentTurn } from '../prompt/agent-scenario.js'

await prepareTagger()

const person = { recipientName: 'Dawn Ellery', recipientRole: 'property manager' }

/** The replies of a part with this prompt, without the opening. */
function play(prompt: string, ...said: string[]): string[] {
  const scenario = { title: 'A talk', prompt, firstMessage: '', language: 'en', ...person }
  const turns: AgentTurn[] = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  for (const [place, message] of said.entries()) {
    turns.push({ role: 'user', message, at: place * 20 + 5 })
    turns.push({ role: 'agent', message: nextReply(scenario, turns, place * 20 + 10).text, at: place * 20 + 12 })
  }
  return turns.flatMap(({ role, message }) => (role === 'agent' ? message : [])).slice(1)
}

const tenant = [
  'You are Farid Haidari, 38, a night nurse. The heating has been out since the second of January.',
  'A plumber came once, looked at the boiler and left without a word.',
  'You have bought two electric heaters for £140. You want the boiler replaced and the £140 back.',
].join(' ')

it('tells what happened to who asks openly', () => {
  expect(play(tenant, 'Good morning Mr Haidari. What is on your mind?')[0]).toMatch(/heating has been out.*plumber/)
})

it('stands by what it has told instead of an empty no', () => {
  const [, again] = play(tenant, 'Good morning. What happened?', 'Has anyone been to look at the boiler?')
  expect(again).toMatch(/^Yes/)
})

it('knows no reason of others, and does not say the fact again', () => {
  const [, why] = play(tenant, 'Good morning. What is on your mind?', 'Why did he leave?')
  expect(why).toMatch(/tell you why|asking myself|told me why/)
})

it('says no wish to know to who asks for a fact', () => {
  const cellist =
    'You are Bea Lang, 46. Your suitcase did not arrive on Saturday. You want to know where the suitcase is.'
  expect(play(cellist, 'Good morning. What was in the suitcase?')[0]).not.toMatch(/I want to know/)
})

it('says the date alone instead of the long sentence once more', () => {
  const patient =
    'You are Colin Webb, 67, a widower. Three weeks ago you had a blood test at the surgery and were promised a call within five days. No call came.'
  const [, when] = play(patient, 'Good afternoon Mr Webb. What happened?', 'When did you have the blood test?')
  expect(when).toBe('Three weeks ago.')
})
