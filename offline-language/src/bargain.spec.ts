import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { readRole } from './agent/role/read-role.js'
import { offersIn } from './agent/replies/offers.js'

const scenario = scenarioFor('Caller')
const play = (prompt: string, ...said: string[]) => playSaid(scenario(prompt), said)

const rent = 'You are Ada Falk, a landlady. You ask 2,300 euros of rent and will not go below 2,100 euros.'
const raise =
  'You are Ivo Brandt, a manager. The round is closed at four per cent. You could go to seven with good reasons.'

describe('an offer', () => {
  it.each([
    [rent, 'I can pay 2,000.', [2000]],
    [rent, 'Why does it rise by 450?', []],
    [rent, 'The difference is 1,900 euros, right?', []],
    [rent, 'In 2019 I signed for less.', []],
    [rent, 'We made 1.2 million together.', []],
    [rent, 'I have 2,400 euros income.', []],
    [rent, 'I pay 1,900 now.', []],
    [rent, 'I could stay at 2,150.', [2150]],
    [raise, 'Can we make it six?', [6]],
    [raise, 'And if the board says no to seven?', []],
    [raise, 'What if it were 6 per cent?', []],
    [raise, 'I brought in 5 per cent more clients.', []],
  ])('for %j in “%s” is %j', (prompt, text, offered) => {
    const { dealing } = readRole(scenario(prompt))
    expect(dealing && offersIn(text, dealing).map(({ value }) => value)).toEqual(offered)
  })

  it('below the limit is refused, and an agreement stays', () => {
    const said = play(
      rent,
      'I offer 1,900.',
      'So do we have a deal?',
      '2,250 then.',
      'What about 2,150?',
      'Deal for 2,250?',
    )
    expect(said[1]).not.toMatch(/agreed|deal\b/i)
    expect(said[2]).toMatch(/2,300/)
    expect(said[3]).toMatch(/2,250.*(?:[Aa]greed|deal)/)
    expect(said[4]).toMatch(/2,250/)
    expect(said[4]).not.toMatch(/2,150/)
  })

  it('beyond the limit is refused, also as “Is that a deal?”', () => {
    const said = play(raise, 'I want nine per cent. Is that a deal?', 'Nine or nothing.')
    expect(said.join(' ')).not.toMatch(/agreed|deal\b|gladly/i)
  })
})

describe('a day', () => {
  const lab =
    'You are Malik Arslan, a student. You would accept an extra lab on Friday, but not on Monday. You missed it because your father lost his job.'

  it('that the prompt refuses is refused, and one that it accepts is accepted', () => {
    const said = play(lab, 'Would Monday suit you?', 'What about Friday?')
    expect(said[1]).toMatch(/Monday (?:doesn't|isn't)|not Monday/)
    expect(said[2]).toMatch(/Friday (?:works|is fine|suits)|Yes, Friday/)
  })

  it('has a reason when somebody asks why', () => {
    expect(play(lab, 'Why did you miss it?')[1]).toMatch(/because my father lost his job/i)
  })
})

it('keeps a reason of which it is ashamed until it is asked twice', () => {
  const prompt =
    'You are Malik Arslan. The reason is that you work at night. You are ashamed of it and only tell it when somebody asks twice.'
  const said = play(prompt, 'Why did you miss it?', 'Is something difficult at the moment?')
  expect(said[1]).not.toMatch(/night/)
  expect(said[2]).toMatch(/I work at night/)
})

it.each(['You are so lazy and selfish.', 'Take it or leave it.', 'It is not my fault.'])(
  'answers “%s” without a secret, thanks or a feeling',
  (insult) => {
    const [, reply] = play('You are Ed Lake. Your shop burned in June. You do not bring that up by yourself.', insult)
    expect(reply).not.toMatch(/thank|imagine|shop|I know that feeling|I would like/i)
  },
)

describe('an agreement', () => {
  it('opens again for a figure that is better for the role', () => {
    const [, , agreed, again] = play(raise, 'I want 9 per cent.', 'Then 6 per cent?', 'Let us say 5 per cent.')
    expect([agreed, again]).toEqual([expect.stringContaining('6 per cent'), expect.stringContaining('5 per cent')])
  })

  it('needs more than one offer if the prompt takes no first one', () => {
    const slow = `${rent} Never accept the first offer.`
    const [, first, second] = play(slow, 'I can pay 2,250 euros.', 'Then 2,280 euros.')
    expect(first).not.toMatch(/agreed|deal/i)
    expect(second).toMatch(/2,280.*(?:agreed|deal)/i)
  })
})
