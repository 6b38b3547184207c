import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { castOf } from './language/names/cast.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { agreementsIn } from './report/moves/agreements.js'
import { spokenTurns } from './report/moves/piece.js'
import { readConversation } from './report/read/read-conversation.js'
import { writeReport } from './report/write-report.js'

const language = await loadLanguageModel()
const start = ['Good morning.', 'Hello, I am here because of the barn.', 'Come in.', 'It is a fine barn.']
const agreed = (...messages: string[]) =>
  agreementsIn(spokenTurns(readConversation(talk(...start, ...messages), language))).map(({ terms }) =>
    terms.map(({ shown }) => shown).join(' '),
  )

describe('what two agree on', () => {
  it.each([
    ['an offer', ['I could mend the door for 300 pounds.', 'Fine, do that.'], 'I could mend the door for 300 pounds.'],
    ['a bid', ['400 a year, from the first of May.', 'Agreed.'], '400 a year, from the first of May.'],
    ['a question', ['Shall we meet on Tuesday at the mill?', 'That works.'], 'Shall we meet on Tuesday at the mill?'],
    [
      'an offer whose price is asked',
      ['I can bring a new door tomorrow.', 'What does that cost?', 'The door is ninety.', 'Fine.'],
      'I can bring a new door tomorrow.',
    ],
    [
      'a bid of lengths of time',
      ['Three weeks of half days, then two weeks at six hours.', "That's better. Aye."],
      'Three weeks of half days, then two weeks at six hours.',
    ],
    [
      'a bid that is only repeated',
      ['Nine percent?', 'Okay, nine percent of the harvest.'],
      'Okay, nine percent of the harvest.',
    ],
    [
      'a sum with more in its answer',
      ['Four seven fifty.', 'Four seven fifty, two years.'],
      'Four seven fifty, two years.',
    ],
  ])('is %s', (_, messages, terms) => {
    expect(agreed(...messages, 'Goodbye.')).toContain(terms)
  })

  it.each([
    ['a fact', ['It is 18 yards long.', 'Great.']],
    ['a refusal', ["I won't sell the barn for 900.", "That's fine."]],
    ['taken on a condition', ['You come to the barn on the fourth of June.', 'Okay, if I am not working.']],
    ['what was', ['We paid 500 last year.', 'Okay, good.']],
    ['a preference', ['I would rather have the small barn, it is 40 a week.', 'Fine, no large barn.']],
    ['what is too much', ['I could maybe do nine for the barn a week.', "Nine's still a lot."]],
    ['what gets a "no"', ['Could you take 300 for it?', 'No, never.']],
    ['what has to be asked first', ['What about 500 a year?', 'Maybe, I have to ask my wife first.']],
  ])('is not %s', (_, messages) => {
    expect(agreed(...messages, 'Goodbye.')).toEqual([])
  })

  it('is no bid that a later one replaces', () => {
    const all = agreed('I could pay 500 for the barn.', 'Good.', 'What if I paid 450 for the barn?', 'Okay, agreed.')
    expect(all).toEqual(['What if I paid 450 for the barn?'])
  })
})

describe("the agent's name", () => {
  const of = (prompt: string, says: string) =>
    castOf({ recipientName: 'Ann', managerName: null, scenarioPrompt: prompt }, says, '').agent.short

  it('is the one in the prompt, not that of a third person', () => {
    expect(of('You are Dr. Holm, head of a school.', 'Come in.\nHer. It is Mrs. Penn.')).toBe('Dr. Holm')
  })

  it('is no name that comes up later', () => {
    expect(of('You lead a school.', 'Come in.\nWhy this school?\nHer. It is Mrs. Penn.')).not.toContain('Penn')
  })

  it('is the fuller one, if the agent says it', () => {
    expect(of('You are Rosa.', 'Hello, my name is Rosa Diaz.')).toBe('Rosa')
  })
})

describe('an overview of a talk with a prompt', () => {
  const overviewOf = async (scenarioPrompt: string, ...messages: string[]) => {
    const { overview } = await writeReport({ ...talk(...messages), scenarioPrompt })
    return overview.replaceAll('\\', '')
  }
  const barn = 'You are Mr. Hale, a farmer who wants to let a barn.'
  const talked = [
    'Hello, you are here for the barn? I want 900 pounds a year for it.',
    'Yes. 900 pounds is a lot for an old barn.',
    'The roof of the barn is new.',
    'I see. I could pay 700 pounds a year.',
    '800 a year, and you mend the door of the barn.',
    'Okay, 800 a year, and I mend the door.',
    'Good. I will write the contract by Friday.',
    'Then I will send you a copy of my passport tonight.',
  ]

  it('has the matter, the last terms, and who does what next', async () => {
    const overview = await overviewOf(barn, ...talked, 'Goodbye.', 'Goodbye.')
    expect(overview).toMatch(/^Mr\. Hale wants to let a barn/)
    expect(overview).toContain('In the end they agree: “800 a year, and you mend the door of the barn.” (Mr. Hale).')
    expect(overview).toContain('Mr. Hale will write the contract by Friday, and Ann will send Mr. Hale')
    expect(overview).not.toContain('700')
  })

  it('tells an insult, and the apology', async () => {
    const overview = await overviewOf(
      barn,
      ...talked,
      'You are an idiot.',
      'Pardon?',
      "I'm sorry I said that.",
      'Fine.',
    )
    expect(overview).toContain("Mr. Hale insults Ann and apologises later: “I'm sorry I said that.”")
  })

  it('says who refuses', async () => {
    const overview = await overviewOf(
      'You are Julian, a friend who wants to borrow money for a boat.',
      'I have found a boat for 9,000 pounds, and I need money.',
      'A boat? What for?',
      'For trips. Could you lend me 4,000 pounds of your money?',
      "No, I'm sorry. I can't lend you money for a boat.",
      'That is hard.',
      'I know it is. What I can offer is help with the repair of the boat.',
      'Thank you.',
    )
    expect(overview).toContain('Ann offers: “What I can offer is help with the repair of the boat.”')
    expect(overview).toContain("Ann refuses: “I can't lend you money for a boat.”")
    expect(overview).not.toContain('agree')
  })

  const mill = 'You are Mr. Hale, a miller. You are proud and careful.'
  const titled = async (scenarioTitle: string, ...messages: string[]) => {
    const { overview } = await writeReport({ ...talk(...messages), scenarioPrompt: mill, scenarioTitle })
    return overview.replaceAll('\\', '')
  }

  it('says what the title of the scenario does, with the request and the answer to it', async () => {
    const overview = await titled(
      'Asking a miller for cheaper flour',
      'Good morning, Ann. What can I do for you?',
      'Good morning. It is about the flour for the bakery.',
      'Go on, I am listening.',
      'We pay you 90 pounds a sack now. I came to ask you for a price of 70 pounds.',
      "I can't do that. The grain has cost us a third more since March.",
      'I understand. Then we have to bake less bread.',
      'That is up to you. The mill stays open all winter.',
      'Thank you for your time.',
    )
    expect(overview).toContain('Ann asks Mr. Hale for cheaper flour: “I came to ask you for a price of 70 pounds.”')
    expect(overview).toContain("Mr. Hale refuses: “I can't do that. The grain has cost us a third more since March.”")
  })

  it('has the terms as one of them sums them up', async () => {
    const overview = await titled(
      'Negotiating the delivery of flour',
      'Good morning, Ann.',
      'Good morning. The delivery of the flour is too early for us.',
      'I could come at six with the flour.',
      'Six is early. Seven would be better.',
      'Seven costs me an hour.',
      'We would take forty sacks.',
      'Forty sacks helps.',
      'So, forty sacks a week, at seven, from the first of May.',
      "That's it. I will write the contract tonight.",
      'Thank you.',
    )
    expect(overview).toMatch(/^Ann and Mr. Hale negotiate the delivery of flour/)
    expect(overview).toContain('In the end they agree: “Forty sacks a week, at seven, from the first of May.” (Ann).')
  })

  it('says what one must do, if nobody promises anything', async () => {
    const overview = await overviewOf(
      'You are Mr. Hale, who wants to drive a bus.',
      'I want to drive a bus in the town.',
      'Do you have a licence for a bus?',
      'I drove a van for nine years.',
      'For a bus you must take the large test in Leeds.',
      'Oh dear.',
      'The test is not hard.',
    )
    expect(overview).toContain('Ann says: “For a bus you must take the large test in Leeds.”')
  })
})

it.each([
  ['Sir Anand Munro', 'Sir Anand'],
  ['Revd Chidinma Eze', 'Revd Eze'],
  ['Ann Lee', 'Ann'],
])('a report calls %s %s', (recipientName, short) => {
  expect(castOf({ recipientName, managerName: null, scenarioPrompt: '' }, '', '').user.short).toBe(short)
})
