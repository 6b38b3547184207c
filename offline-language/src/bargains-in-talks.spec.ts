import { beforeAll, describe, expect, it } from 'vitest'
import { playSaid } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

beforeAll(prepareTagger)

const repliesIn = (prompt: string, recipientName: string, recipientRole: string, said: readonly string[]) =>
  playSaid({ title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName, recipientRole }, said).slice(1)

const agreed = /^(?:All right|Good, that is|Good, that's|Good\. If|Okay|Very well|That would help me|Fair enough)/
const stands = /^(?:Yes, I will|Yes, that stands|Yes\. You have my word|You have my word|You can rely on it)/

describe('a bargain of two parts, in words of one’s own', () => {
  const chef =
    "You are Dean Fox, 33, a chef. Your boss, the hotel owner Mrs Kay, wants you to work over Christmas. You are tired and short. If Mrs Kay gives you New Year's Eve off and pays double for the 25th, you will cook at Christmas."
  const said = [
    'Hello Dean, got a minute?',
    "You can have New Year's Eve off. Double pay though, I'm not sure I can do that.",
    "Really? You'd do it without the double pay?",
    "Alright, I'll pay you twice the normal rate on Christmas Day.",
    "So you're cooking at Christmas?",
    "Great, and I'll throw in the Sunday off as well.",
  ]

  it('stands once both are given, and not before', () => {
    const [, half, still, whole, checked, more] = repliesIn(chef, 'Mrs Kay', 'hotel owner', said)
    expect(half).toContain('I also need you to pay double for the 25th.')
    expect(half).not.toContain('New Year')
    expect(still).not.toMatch(/^(?:Yes|Okay|I'll cook)/)
    expect(whole).toMatch(agreed)
    expect(whole).toContain("I'll cook at Christmas.")
    expect(checked).toMatch(stands)
    expect(more).toMatch(/[Tt]hank you/)
  })

  const neighbour =
    "Bella Ortiz, 27, bought a used car from Karl's garage in June; the gearbox broke. She is loud at first. If Karl repairs the gearbox for free and lends her a car for the time, she will not go to the lawyer."

  it('is confirmed, also if nothing is done', () => {
    const replies = repliesIn(neighbour, 'Karl', 'garage owner', [
      'Hello, what is the trouble?',
      "I'd fix the gearbox and you wouldn't pay a cent.",
      'You can drive my old Golf until yours is ready.',
      'And no lawyer?',
    ])
    expect(replies[1]).toContain('I also need you to lend me a car for the time.')
    expect(replies[2]).toMatch(/I won't go to the lawyer\.$/)
    expect(replies[3]).toMatch(/^You have my word/)
  })
})

it('tells no bargain to a threat, and the whole of it to who asks what it takes', () => {
  const stall =
    'You are Tess Moran, 39, who runs a flower stall. The market manager, Colin, wants to move your pitch. You are lively. If Colin gives you the corner by the church and waives the fee for July, you will move.'
  const [, threatened, asked] = repliesIn(stall, 'Colin', 'market manager', [
    'Hiya Tess, busy morning?',
    "If you don't move I could have you thrown off the market.",
    'What would it take for you to move?',
  ])
  expect(threatened).not.toContain('corner')
  expect(asked).toContain('If you give me the corner by the church and waive the fee for July')
})

it('a word of interest gives nothing', () => {
  const coach =
    'You are Gareth Pugh, a plumber. Your son plays for the club. You will apologise to Steve in private if the manager promises that every child gets at least twenty minutes a game.'
  const [, interested, promised] = repliesIn(coach, 'Karen', 'club manager', [
    'Hello Gareth.',
    "Twenty minutes each, that's interesting. Let me come back to it.",
    'From now on every lad plays at least twenty minutes, every match, you have my word.',
  ])
  expect(interested).not.toMatch(/agreed|^(?:Yes|Okay|All right|Good|Very well)/)
  expect(promised).toContain("I'll apologise to Steve in private.")
})

it('a figure alone does not close a bargain that wants something else as well', () => {
  const buyer =
    'You are Dougie Marr, 52, head of purchasing at a jam maker. Harlow has announced a 12% price rise. You will not accept 12%. If she offers to hold the increase to 5% and a credit for the chipped jars, you agree to sign for two years.'
  const [, half, whole, asked] = repliesIn(buyer, 'Leila', 'account manager at Harlow', [
    'Morning Dougie.',
    'Five per cent I can do until your contract ends.',
    "We'll cap it at five per cent, and I'll credit you the full value of the chipped jars. Two years?",
    'Will you sign for two years?',
  ])
  expect(half).toContain('I also need you to give a credit for the chipped jars.')
  expect(whole).toContain("I'll sign for two years.")
  expect(asked).toMatch(stands)
})

it('no case of the prompt that is the bargain comes before it', () => {
  const neighbour =
    'Nadia Rahman is a paramedic, aged 34. She works nights. If Tom agrees to put down rugs and to move the drumming to the evening, she will withdraw her complaint to the council.'
  const [, half, whole] = repliesIn(neighbour, 'Tom', 'upstairs neighbour', [
    'Hi Nadia.',
    "Rugs are no problem, I'll order some tonight. The drums are harder, he's got homework in the evenings.",
    "All right, he'll drum after six, weekdays only, and never on a Saturday morning. Are we square?",
  ])
  expect(half).toContain('I also need you to move the drumming to the evening.')
  expect(whole).toContain("I'll withdraw my complaint to the council.")
})

it('a question for something else is answered, and names no terms', () => {
  const widow =
    'You are Maureen Tully, a widow with an old dog. You are worried about the bill because you live on your pension. If Dr Osei offers to come to your house and promises you can hold him, you agree to do it on Friday.'
  const [, reply] = repliesIn(widow, 'Dr Osei', 'vet', [
    'Hello, Mrs Tully.',
    "He won't be left here on his own, I give you my word. And is money part of it?",
  ])
  expect(reply).toContain('the bill')
  expect(reply).not.toContain('Friday')
})

it('what is done by another date is no offer once the bargain stands', () => {
  const foreman =
    'You are Gareth Pugh, a night-shift supervisor. If Karen agrees to put the cover work in writing on your file and to review your pay by June, you will let the rating stand.'
  const replies = repliesIn(foreman, 'Karen', 'operations manager', [
    'Hello.',
    'I could put a letter on your file about the cover work. And I could look at your salary by June at the latest.',
    "Great. I'll have the letter on your file by Friday. How is Megan getting on at school?",
  ])
  expect(replies[1]).toContain("I'll let the rating stand.")
  expect(replies[2]).not.toMatch(/^No/)
})
