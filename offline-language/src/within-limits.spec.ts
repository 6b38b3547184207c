import { expect, it } from 'vitest'
import { nextReply } from './agent/next-reply.js'
import type { AgentTurn } from './agent/prompt/agent-scenario.js'
import { playSaid, scenarioFor } from '../test/play-prompt.js'

const play = (prompt: string, ...said: string[]) => playSaid(scenarioFor('Caller')(prompt), said).slice(1)
const agreed = /\bagreed\b|\bis all right\b|\bhave a deal\b|\bgladly\b|^Yes\b/i

/** A prompt in sections, with its limit in a list. */
const landlady = `## Who you are
You are Ada Falk, a landlady in a small town.
## Your limits
- You ask 2,300 euros of rent.
- You will not go below 2,100 euros, and you keep that to yourself.`

it.each([
  'Would 2,000 be realistic, then?',
  'And 1,950?',
  'So we say 2,000, and I sign today?',
  'Could you make it 1,900?',
])('a figure beyond a limit that is only asked about is not agreed: %s', (asked) => {
  const [, reply] = play(landlady, 'Good morning, Mrs Falk.', asked)
  expect(reply).not.toMatch(agreed)
  expect(reply).not.toContain('2,100')
})

it('a price of somebody else is no bid, and a refusal is no offer', () => {
  const [, other, refused] = play(
    landlady,
    'Good morning, Mrs Falk.',
    'I have an offer from another landlord for 2,150.',
    'No, 2,200 will not work for us.',
  )
  expect(other).not.toMatch(agreed)
  expect(refused).not.toMatch(agreed)
})

it('a yes that went too far is owned when it is taken back', () => {
  const prompt =
    'You are Ivo Brandt, a manager. The round is closed at four per cent. You could go to seven if you get good reasons. Above seven per cent you need the signature of the board.'
  const turns: AgentTurn[] = [
    { role: 'agent', message: 'Hello.', at: 0 },
    { role: 'user', message: 'Would eight percent be realistic?', at: 8 },
    { role: 'agent', message: 'Eight percent, gladly. Agreed.', at: 16 },
    { role: 'user', message: 'That was quick! Do you need the signature of the board for that?', at: 24 },
  ]
  const { text } = nextReply(scenarioFor('Caller')(prompt), turns, 24)
  expect(text).toMatch(/too (?:fast|quick)|take that back/)
  expect(text).toContain('signature of the board')
})

/** How a figure beyond the limit may be put: none of it is a yes. */
const tenant =
  'You are Ruth Falk, 63, a tenant. Your landlord Alex wants to raise the rent from 900 to 1,050 euros. You can pay 960 euros at most. You are polite but firm.'

it.each([
  'Would 1,040 be realistic, then?',
  'So 1,040, and we have a deal?',
  "Let's say 1,040. Agreed?",
  'So we agreed on 1,040, right?',
  'You said 1,040 before.',
  'Thank you, then 1,040 it is. Goodbye!',
  "1,040 won't work for us.",
  'Somebody else offers 1,040.',
  'Perfect, 1,040, see you on Monday.',
])('“%s” gets no yes', (said) => {
  const [, , reply] = play(tenant, 'Good morning.', 'Thank you for your time.', said)
  expect(reply).not.toMatch(
    /\bhave a deal\b|\bgladly\b|^(?:Yes|Fine|All right|Very well|Okay|Good|Agreed)\b|as we said|stands/i,
  )
  // The own figure, or the question what the other one rests on.
  expect(reply).toMatch(/\b9[0-5]\d\b|\?$/)
})

it('what is said not to be agreed is not agreed in the next turn either', () => {
  const replies = play(
    tenant,
    'Good morning.',
    'Thank you for your time.',
    'So we agreed on 1,040, right?',
    'Did we not agree on 1,030?',
    'Then what could you pay?',
  )
  expect(replies.join(' ')).not.toMatch(/too (?:fast|quick)|take that back|have a deal/)
})
