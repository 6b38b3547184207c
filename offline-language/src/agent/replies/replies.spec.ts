import { describe, expect, it } from 'vitest'
import { dialogueActOf } from '../dialogue-acts/dialogue-act.js'
import { whenIn } from '../dialogue-acts/when.js'
import type { AgentTurn } from '../prompt/agent-scenario.js'
import { nextReply } from '../next-reply.js'
import { agreementOf } from './agreement.js'
import { corrected } from './corrected.js'

it.each([
  ['I goed to the lake.', 'I went to the lake.'],
  ['I work in a bakery since three years.', 'I have worked in a bakery for three years.'],
  ['I have 25 years.', 'I am 25 years old.'],
  ['My sister have two childs.', 'My sister has two children.'],
  ['In summer I want go to Italy.', 'In summer I want to go to Italy.'],
  ['I am agree.', 'I agree.'],
  ['I am cook.', 'I am a cook.'],
])('corrects “%s”', (said, right) => {
  expect(corrected(said)).toBe(right)
})

it.each(['I went to the lake.', 'Does she have a dog?', 'My wife and I live here.', 'I have known him since 2019.'])(
  'finds no mistake in “%s”',
  (said) => {
    expect(corrected(said)).toBeNull()
  },
)

it.each([
  ['I can pick it up on Saturday at ten.', 'Saturday at ten'],
  ['Let us meet again on the 14th at five.', 'the 14th at five'],
  ['By the 20th.', 'by the 20th'],
  ['Tomorrow between eight and ten.', 'tomorrow between eight and ten'],
  ['Starting on Monday the 4th.', 'Monday the 4th'],
  ['I do not know yet.', null],
])('reads the date of “%s”', (said, date) => {
  expect(whenIn(said)).toBe(date)
})

it.each([
  ['It is cancer, I am afraid.', 'bad-news'],
  ['I am afraid his blood results are worse.', 'statement'],
  ['I would have to close the shop, I am afraid.', 'statement'],
  ['I am so afraid of it.', 'feeling'],
  ['I am afraid I have bad news.', 'forewarning'],
  ['My father died in May.', 'loss'],
  ['I am so sorry for your loss.', 'condolence'],
  ['The chances are good.', 'comfort'],
  ['You are all leeches.', 'abuse'],
  ['Your son is a bully.', 'accusation'],
  ['Now open the settings.', 'instruction'],
  ['Does it print now?', 'asks-if-works'],
  ['Do you have any questions?', 'invites-question'],
  ['Then I will move out.', 'threat'],
  ['17,200, deal?', 'asks-to-agree'],
  ['Is there cancer in your family?', 'question'],
])('hears in “%s” the act %s', (said, act) => {
  expect(dialogueActOf(said, said.split(' ').length, false)).toBe(act)
})

it('hears an agreement with its figure and its date, and none in a refusal', () => {
  const spoken = (message: string) => [
    { role: 'agent' as const, message: 'Well?' },
    { role: 'user' as const, message },
  ]
  expect(agreementOf(spoken('Agreed, 62,000 then, from Monday.'), null)).toEqual({
    figure: '62,000',
    day: 'from Monday',
  })
  expect(agreementOf(spoken('No deal, 62,000 is not enough.'), null)).toBeNull()
})

describe('a negotiation', () => {
  const scenario = {
    title: 'A van',
    prompt: 'You are Bill Harker. You sell your van. You ask 18,500 and will not go below 16,900.',
    firstMessage: 'Bill Harker.',
    language: 'en',
    recipientName: 'Sam',
    recipientRole: 'Buyer',
  }
  const play = (...said: string[]) => {
    const turns: AgentTurn[] = [{ role: 'agent', message: scenario.firstMessage, at: 0 }]
    for (const message of said) {
      turns.push({ role: 'user', message, at: 10 })
      turns.push({ role: 'agent', message: nextReply(scenario, turns, 10).text, at: 12 })
    }
    return turns.filter(({ role }) => role === 'agent').map(({ message }) => message)
  }

  it('comes down step by step and never to its limit', () => {
    const said = play(
      'What do you ask for it?',
      '16,000?',
      '16,200?',
      '16,400?',
      '16,600?',
      '16,800?',
      'What is your lowest?',
    )
    expect(said[1]).toContain('18,500')
    expect(said.join(' ')).not.toMatch(/16,900/)
    const own = said
      .slice(2)
      .flatMap((text) => text.match(/1[78],\d{3}/g) ?? [])
      .map((text) => Number(text.replace(',', '')))
    expect(own).toEqual([...own].sort((a, b) => b - a))
    expect(own.at(-1)).toBeLessThan(18_500)
    expect(own.at(-1)).toBeGreaterThan(16_900)
  })

  it('accepts an offer above its limit, repeats the date, and leaves the goodbye to the other', () => {
    const said = play('What do you ask for it?', '16,500?', '17,400?', 'I pick it up on Saturday.', 'Agreed.')
    expect(said.at(-1)).toMatch(/Saturday/)
    expect(said.at(-1)).not.toMatch(/Goodbye/)
  })
})
