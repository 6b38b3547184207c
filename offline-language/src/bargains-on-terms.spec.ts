import { beforeAll, describe, expect, it } from 'vitest'
import { playSaid } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { readRole } from './agent/role/read-role.js'

beforeAll(prepareTagger)

const scenario = (prompt: string) => ({
  title: 'A talk',
  prompt,
  firstMessage: '',
  language: 'en',
  recipientName: 'Alex Meyer',
  recipientRole: '',
})
const play = (prompt: string, ...said: string[]) => playSaid(scenario(prompt), said).slice(1)
const agreed = /\bagreed\b|\bis all right\b|\bhave a deal\b|\bgladly\b|^Yes\b/i

const stakeOf = (prompt: string) => {
  const [stake] = readRole(scenario(prompt)).stakes
  return (
    stake && [stake.side, stake.opening.value, stake.limit.value, stake.last.value, stake.terms.map(({ text }) => text)]
  )
}

/** How authors write how far a part goes. */
it.each([
  [
    'You are Mia Roth, a tenant. You want a rent reduction of 30 percent. You would accept 20 percent if Alex Meyer, the landlord, sends a plumber this week.',
    ['gets', 30, 30, 20, ['you send a plumber this week']],
  ],
  [
    'You are Carl Boon, a farmer who sells a tractor: 14,000 euros is your asking price, you could live with 12,500, but not a euro less.',
    ['gets', 14_000, 12_500, 12_500, []],
  ],
  [
    'You may offer the candidate Alex Meyer a salary of 52,000 euros. Your budget ends at 56,000. Going above 54,000 is only possible if Alex can start in May.',
    ['pays', 51_000, 54_000, 56_000, ['you can start in May']],
  ],
  [
    'You are Lena Graf, a photographer. Your fee for a wedding is 1,800 euros. Under 1,500 you do not work. If Alex books the album as well, you would do it for 1,400.',
    ['gets', 1800, 1500, 1400, ['you book the album as well']],
  ],
  [
    'You must not accept more than 6 percent. You offer 3 percent first. For 6 percent you want a fixed contact person and weekly checks.',
    ['pays', 3, 3, 6, ['a fixed contact person', 'weekly checks']],
  ],
  [
    "You are Paul. You'd like to sell your van for £7,500. You'll settle for £6,800 provided the buyer picks it up by Saturday.",
    ['gets', 7500, 7500, 6800, ['you pick it up by Saturday']],
  ],
  [
    'You charge 75 euros per lesson. For more than 40 lessons you go down to 68 euros. You never go below 65 euros.',
    ['gets', 75, 75, 68, ['more than 40 lessons']],
  ],
  [
    'You offer 2,300 euros. Your ceiling is 2,600 euros. You will only pay that if Alex signs for two years.',
    ['pays', 2300, 2300, 2600, ['you sign for two years']],
  ],
  [
    'You sell a piano for 3,000 euros. You do not go below 2,400. You would give it for 2,000 to a family with children.',
    ['gets', 3000, 2400, 2400, []],
  ],
])('reads “%s”', (prompt, stake) => expect(stakeOf(prompt)).toEqual(stake))

it('reads nothing where a figure alone does not tell which limit is meant', () => {
  expect(stakeOf('You pay rent of at most 1,100 a month. You pay a deposit of at most 2,000.')).toBeUndefined()
  expect(stakeOf('You go up to 60 pounds if you hear exactly what the money is used for.')).toBeUndefined()
})

const head =
  'You are Helen Brandt, 51, head of a department. Alex Meyer has done the work of a project manager for a year and wants more pay. The round for this year is closed at four per cent. You could go to seven if you get reasons that you can put before the board. Above seven per cent you need the signature of the board. You are warm and calm.'

describe('a boss who needs the board', () => {
  it('asks what a demand rests on, and agrees to eight neither as a demand nor as a question', () => {
    const [, first, second] = play(
      head,
      'Hello Helen.',
      "I'd like eight percent more.",
      'Would eight percent be realistic then?',
    )
    expect(first).toMatch(/\?$/)
    expect(first).not.toMatch(agreed)
    expect(second).toContain('signature of the board')
    expect(second).not.toMatch(agreed)
  })

  it('says what seven per cent needs, and gives it for that', () => {
    const [, , needs, given] = play(
      head,
      'Hello Helen.',
      "I'd like eight percent more.",
      'What if we say seven percent now?',
      'The reasons are two projects on time, and nobody was hired in place of Stefan. Seven percent, then?',
    )
    expect(needs).toContain('reasons that I can put before the board')
    expect(needs).not.toMatch(/enough for me/)
    expect(given).toMatch(/[Ss]even/)
    expect(given).toMatch(agreed)
  })
})

const purchasing =
  'You are Karin Vogt, head of purchasing at a bakery chain. Your supplier of packaging, Alex Meyer, has announced a price increase of 8 percent. You can accept at most 4 percent, and only if delivery within 48 hours is guaranteed in writing. You are friendly but short on time.'

it('takes an offer that meets the condition in its words and figures', () => {
  const [, needs, high, met] = play(
    purchasing,
    'Hi Karin.',
    'What would you need from us?',
    'We have to raise prices by 8 percent. How much could you live with?',
    'What if we say 4 percent, and I put a 48 hour delivery guarantee in the contract?',
  )
  expect(needs).toContain('delivery within 48 hours')
  expect(high).not.toMatch(agreed)
  expect(high).not.toMatch(/\b4 percent/)
  expect(met).toContain('48 hours')
  expect(met).toContain('4 percent')
  expect(met).toMatch(agreed)
})

const metal =
  'You are Tom Richter, sales manager at a metal works that makes brackets. Alex Meyer is a purchaser. Your list price is 4.80 euros per bracket and you open with 4.60 euros. You can go down to 4.10 euros, but never below that, and you never reveal this limit. You give a discount only in return for something: a longer contract, a larger quantity, or payment within 14 days. You are jovial.'

it('a seller goes down from its last price, never up again, and only in return', () => {
  const replies = play(
    metal,
    'Hello Mr. Richter.',
    'What price can you offer me?',
    '4.60 is too high for us.',
    'And what if I give you a contract for two years?',
    'Good, two years. What is your price then?',
    'I have an offer from China for 3.70, you know.',
    'If we pay within 14 days and take two years, would you do 4.20?',
  )
  expect(replies[1]).toContain('4.60')
  expect(replies[2]).toMatch(/longer contract/)
  for (const at of [3, 4, 5]) {
    expect(replies[at]).toMatch(/4\.[2-5]\d/)
    expect(replies[at]).not.toMatch(agreed)
  }
  expect(replies.slice(2).join(' ')).not.toMatch(/4\.80|4\.10/)
  expect(replies[6]).toContain('4.20')
  expect(replies[6]).toMatch(agreed)
})

const movers =
  'You are Carla Jensen, 35. A removal firm broke two chairs and a lamp. You demand 450 euros. You know that the chairs were old, so 300 euros would be acceptable to you if the money is paid this week. Alex Meyer is the customer care agent of the firm. You are brisk.'

it('a sum alone does not pay in time', () => {
  const [, low, higher, timely, met] = play(
    movers,
    'Good afternoon Ms Jensen.',
    'We usually pay a hundred.',
    'I could go up to 320.',
    'I could have the money on your account by Wednesday.',
    'Then 300 by Wednesday?',
  )
  for (const reply of [low, higher]) expect(reply).not.toMatch(agreed)
  expect(higher).toMatch(/this week/)
  expect(timely).toMatch(/this week/)
  expect(met).toMatch(/300/)
  expect(met).toMatch(agreed)
})

const photographer =
  'You are Lena Graf, a photographer. Your fee for a wedding is 1,800 euros. Under 1,500 you do not work. If Alex Meyer books the album as well, you would do it for 1,400. You are warm.'

it('what comes on the table later may still change a figure', () => {
  const [, compared, taken, low, album] = play(
    photographer,
    'Hi Lena.',
    "My cousin's photographer asks 1,100.",
    'Could you do 1,700?',
    'And 1,300?',
    'Then 1,400, and we book the album as well. Deal?',
  )
  expect(compared).not.toMatch(agreed)
  expect(taken).toMatch(agreed)
  expect(low).toContain('1,700')
  expect(album).toMatch(/1,400/)
  expect(album).toMatch(agreed)
})
