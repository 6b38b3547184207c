import { describe, expect, it } from 'vitest'
import { nextReply, openConversation } from '../next-reply.js'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import type { AgentTurn } from '../prompt/agent-scenario.js'

await prepareTagger()

function play(prompt: string, ...said: string[]): string[] {
  const scenario = {
    title: 'A deal',
    prompt,
    firstMessage: 'Hello.',
    language: 'en',
    recipientName: 'Sam',
    recipientRole: 'Supplier',
  }
  const turns: AgentTurn[] = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  for (const [place, message] of said.entries()) {
    turns.push({ role: 'user', message, at: place * 10 })
    turns.push({ role: 'agent', message: nextReply(scenario, turns, place * 10).text, at: place * 10 + 5 })
  }
  return turns.filter(({ role }) => role === 'agent').map(({ message }) => message)
}

const agreed = /\bagreed\b|\byou have a deal\b/i
const buyer =
  'You are Greta Lind, a buyer. You want to pay 2,200 a month, and you would go up to 2,750, but do not tell him that. '

describe('a yes that depends on several things', () => {
  const prompt = `${buyer}You will only agree if (a) the same two therapists come each time and (b) there is a trial of three months.`

  it('comes when all of them were given, in whatever turns', () => {
    const said = play(
      prompt,
      'We charge 3,100.',
      'What if I came down to 2,600?',
      'The same two therapists would come every time.',
      'And there is a trial of three months.',
      'So do we have a deal for 2,600?',
    )
    expect(said.slice(1).map((reply) => agreed.test(reply))).toEqual([false, false, false, false, true])
    expect(said.join(' ')).not.toMatch(/2,750|\(a\)|\ba, the\b/)
  })

  it('names what is missing', () => {
    expect(play(prompt, 'We charge 3,100.', 'What about 2,600?')[2]).toMatch(/same two therapists/)
  })
})

describe('a limit', () => {
  it.each([
    ['Your limits:\n- rent at most 1,100 a month\n- deposit at most 2,000', 'The rent is 1,150.', '1,090 then.'],
    ['You can accept 5 %, at the very most 7 %.', 'We could do ten percent.', '6 percent then.'],
    [
      '# What you know\n- Last year you stayed at the Alpenrose for 38 a night\n\n# Limits\n- at most 46 a night',
      'It is 52 a night.',
      '45 then.',
    ],
    ['Not more than 9 euros per user and month.', 'It is 12 euros.', 'What about 8 euros?'],
    [
      'You want a bonus of 35 %. You could live with 25 %. You will not sign anything below that.',
      'How about 20 percent?',
      'Then 30 percent.',
    ],
    ['You will not agree to reduce the rent by more than 15 percent.', 'I want 30 percent off.', '10 percent then.'],
  ])('“%s” is kept, in a list and in percent', (limit, bad, good) => {
    const [, refused, taken] = play(`You are Kim Berg. ${limit}`, bad, good)
    expect(refused).not.toMatch(agreed)
    expect(taken).not.toMatch(/too (?:much|little)|^No\b/)
  })

  it('of time is no matter of the price', () => {
    const prompt =
      'You are Kim Berg. Not more than 9 euros per user. You would never sign a contract longer than a year.'
    expect(play(prompt, '9 euros with a three year contract?')[1]).not.toMatch(agreed)
  })
})

it('says no yes to an amount of which the prompt says nothing', () => {
  const said = play(
    'You are Kim Berg. You have a bakery. You would like a new oven.',
    'It costs 12,000. Is that fine?',
    'I could do 11,500 for you.',
  )
  expect(said.slice(1).join(' ')).not.toMatch(/^Yes|\b(?:agreed|gladly|I can live with that)\b/i)
})

it('takes what is offered for a part only from its least amount on', () => {
  const prompt =
    'You are Tim Vance. You buy if: there is a two year warranty; your old car is taken for at least 1,500; no fees on top.'
  const said = play(prompt, 'I give you 1,000 for your old car.', 'Then 1,600 for your old car.')
  expect(said[1]).toMatch(/1,000/)
  expect(said[1]).not.toMatch(/1,500/)
  expect(said[2]).not.toMatch(/too little|not enough/)
})
