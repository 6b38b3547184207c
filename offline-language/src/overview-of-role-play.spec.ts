import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { joinedTo } from './report/summary/shared-sentences.js'
import { writeReport } from './report/write-report.js'

async function overviewOf(scenario: { title?: string; prompt?: string }, ...messages: string[]): Promise<string> {
  const { title: scenarioTitle = '', prompt: scenarioPrompt = '' } = scenario
  const { overview } = await writeReport({ ...talk(...messages), scenarioTitle, scenarioPrompt })
  return overview.replaceAll('\\', '')
}

const boat = [
  'Hale speaking.',
  'Hello Mr. Hale, it is Ann from the harbour, I am ringing about the boat that you bought.',
  'The boat leaks. The engine of the boat has not run since you sold it to me.',
  'I am sorry to hear that. What is wrong with the engine of the boat?',
]
const prompt = 'You are Mr. Hale, a farmer. You bought a boat in May, but the engine has failed. You want a new engine.'

describe('the beginning of an overview', () => {
  it('is what has happened and what somebody wants, as the prompt has it', async () => {
    const overview = await overviewOf(
      { prompt },
      ...boat,
      'I want a new engine.',
      'I will ask the yard today.',
      'Good.',
      'Bye.',
    )
    expect(overview).toMatch(
      /^Mr\. Hale bought a boat in May, but the engine has failed, and Mr\. Hale wants a new engine\./,
    )
    expect(overview).toContain('Nothing is agreed yet.')
  })

  it('says no limit that was never named', async () => {
    const limit = 'You are Mr. Hale, a farmer. You want to pay less than 3,400 euros for an engine of the boat.'
    expect(await overviewOf({ prompt: limit }, ...boat, 'I see.', 'I will send the engine today.')).not.toContain(
      '3,400',
    )
  })

  it('is what a prompt in sections says first of the situation, with who calls', async () => {
    const sections =
      '## Who you are\nYou are Tom Hale. You sold many boats and remember each of the engines.\n\n## The situation\nSomebody who repairs engines of boats calls you. You want a cheap engine.\n\n## Goals\n- Get a price.'
    const overview = await overviewOf({ prompt: sections }, ...Array.from({ length: 4 }, () => boat).flat())
    expect(overview).toMatch(/^Ann, who repairs engines of boats, calls Tom/)
  })

  it('is what somebody of an age does', async () => {
    const aged =
      'You are Tom Hale, 70, who sold a boat with an engine in the harbour. Ann of the harbour wants to talk to you.'
    const overview = await overviewOf({ prompt: aged }, ...Array.from({ length: 8 }, () => boat).flat())
    expect(overview).toMatch(
      /^Tom Hale, 70, sold a boat with an engine in the harbour; Ann of the harbour wants to talk to Tom/,
    )
  })

  it('has every verb of one person in the singular', async () => {
    const booked =
      'You are Mr. Hale. You sold a boat to the harbour, leaving the engine inside, and have just had a letter about the boat.'
    const overview = await overviewOf({ prompt: booked }, ...Array.from({ length: 8 }, () => boat).flat())
    expect(overview).toContain('leaving the engine inside, and has just had a letter')
  })

  it('says nothing that the prompt keeps back', async () => {
    const kept =
      'You are Mr. Hale, a farmer. You want 90 euros for the boat; you would take 70 from a friend of the harbour.'
    const overview = await overviewOf({ prompt: kept }, ...boat, ...Array.from({ length: 8 }, () => boat).flat())
    expect(overview).toContain('wants 90 euros for the boat')
    expect(overview).not.toContain('70')
  })

  it('is the title, if no one says more', async () => {
    const said = [
      'Can you hear me?',
      'Morning Des. The engine of the boat is too old for another summer.',
      'It is from 1988. We should look for a new one before the season starts.',
      'The yard in Poole has two of them, a red one and a green one.',
      'I can drive to the yard. The red one would be enough for the boat.',
      'I will tell the captain about the engine today.',
    ]
    expect(await overviewOf({ title: 'Engine purchase planning call' }, ...said)).toMatch(
      /^Ann and Des plan the engine purchase[.:]/,
    )
  })

  it('has a third person by name, and the answer with what is offered and given up', async () => {
    const overview = await overviewOf(
      { prompt: 'You are Mr. Hale, father of Tim (12). You want him to row in the race on Sunday.' },
      'Hello, it is about Tim and the race.',
      'Hello Mr. Hale, what can I do for you?',
      'Let Tim row in the race on Sunday.',
      "I can't promise that one. The team is chosen on Friday.",
      'I see. So what can you do?',
      'What I can do is the small boat. Everyone who trains twice gets twenty minutes in it.',
      'Does it matter that he is slow?',
      'No, he is strong.',
      'Fine. And forget the race, I should not have asked.',
      'No problem. See you.',
    )
    expect(overview).toContain('Mr. Hale wants Tim to row in the race on Sunday')
    expect(overview).toContain("Ann answers: “I can't promise that one.”")
    expect(overview).toContain('Everyone who trains twice gets twenty minutes in it.”')
    expect(overview).toContain('Mr. Hale gives that up in the end.')
  })
})

describe('the matter of a title', () => {
  const shop = [
    'Hello Ann, come in.',
    'Hello Tom. I have come about the shelves of the shop, they are full.',
    'Yes, the shelves are too small for all the books.',
    'The books lie on the floor, and the customers step on them.',
    'That is bad for the books and for the customers.',
    'The old shelves are from my grandmother.',
    'I know that, and I like them.',
    'We could paint the shelves as well.',
  ]
  it.each([
    ['Call about the shop', 'You are Tom.', 'Ann and Tom talk about the shop'],
    ['Full bookshop shelves', 'You are Tom.', 'Ann and Tom talk about the full bookshop shelves'],
    ['Selling shelves', 'You are Tom.', 'Ann wants to sell shelves'],
    ['Asking for shelves', 'You are Tom.', 'Ann asks Tom for shelves'],
    ['Carpenter wants to sell shelves', 'You are Tom, a carpenter.', 'Tom wants to sell shelves'],
  ])('%s', async (title, prompt, matter) => {
    expect(await overviewOf({ title, prompt }, ...shop)).toContain(matter)
  })

  it('is not told without a title', async () => {
    expect(await overviewOf({ title: '', prompt: 'You are Tom.' }, ...shop)).not.toContain('talk about')
  })

  it('is not told if the talk is about something else', async () => {
    expect(await overviewOf({ title: 'Rejected insurance claim', prompt: 'You are Max.' }, ...shop)).not.toContain(
      'insurance',
    )
  })
})

describe('the end of an overview', () => {
  it('has the terms as they are repeated, and who must still say yes', async () => {
    const overview = await overviewOf(
      { prompt },
      ...boat,
      'What does a new engine cost?',
      'Four seven fifty.',
      'Four seven fifty, two years of guarantee. Is it red?',
      'It is red, the engine.',
      "Good. I do need my wife's okay though.",
      'Of course.',
    )
    expect(overview).toContain('In the end they agree: “Four seven fifty, two years of guarantee.” (Mr. Hale).')
    expect(overview).toContain("I do need my wife's okay")
  })

  it('is no sum that somebody bids over later, and no figure that the other only hears', async () => {
    const overview = await overviewOf(
      { prompt },
      ...boat,
      'I have the letter here, dated the twenty-ninth of January. You want eighteen hundred euros for it.',
      'All right. Have you got the number of the letter?',
      'So two thousand seven hundred euros for a new engine.',
      'Yes.',
      'But I can go to two thousand four hundred for you.',
      'Good, I will think about the two thousand four hundred.',
    )
    expect(overview).not.toMatch(/1,800|29 January|2,700|seven hundred/)
  })

  it('joins two sentences in small letters', () => {
    expect(joinedTo(1, ['Ann asks for a boat.', 'In the end they agree.'])).toEqual([
      'Ann asks for a boat, and in the end they agree.',
    ])
  })

  it('is a bid that its speaker takes at once', async () => {
    const overview = await overviewOf(
      { prompt },
      ...boat,
      'You can use the boat of my son on Sundays, I do not mind at all.',
      'From half past nine, Monday to Thursday. Fine. And the engine?',
      'The engine comes later.',
      'I see that it comes later.',
    )
    expect(overview).toContain('“From half past nine, Monday to Thursday.”')
  })

  it('is a sum that the other takes for granted later', async () => {
    const overview = await overviewOf(
      { prompt },
      ...boat,
      'What can you do?',
      'I could go to three hundred and forty euros if you bring the boat to us.',
      'I bring it anyway.',
      'Then it costs you nothing, does it?',
      'And will I get the three hundred and forty in writing?',
      'You will have a letter on Friday.',
    )
    expect(overview).toContain('“I could go to three hundred and forty euros if you bring the boat to us.”')
  })

  it('is that nothing is agreed, if one of them breaks off', async () => {
    const overview = await overviewOf(
      { prompt },
      ...boat,
      'A new engine. That is what I want.',
      'May I offer you this: four hundred euros towards a new engine of the boat.',
      'No. Are you stupid?',
      'I could go to 450 euros for the engine.',
      "I said no. I don't want anything from you. Never again.",
      'I am sorry, Mr. Hale.',
    )
    expect(overview).toContain('Mr. Hale insults Ann, refuses what Ann proposes, and nothing is agreed.')
  })

  it('is the last offer and who decides on it', async () => {
    const overview = await overviewOf(
      { prompt },
      ...boat,
      'What can you do?',
      'A new engine would be 2,400 euros, for you.',
      'Two thousand four hundred. That I can carry upstairs.',
      'Good, shall I send you the papers for the engine?',
      "I need to run it past Joan, my wife. I'm not saying yes.",
      'I see.',
      'She likes the boat.',
      'It is a fine boat.',
      'Thank you, Ann.',
      'Goodbye.',
    )
    expect(overview).toContain('The last offer is €2,400. It stays open: “I need to run it past Joan, my wife.')
  })

  it('is who does what next, and no deed that is taken back', async () => {
    const overview = await overviewOf(
      { prompt },
      ...boat,
      'When can you come?',
      "I can come to the boat on the ninth. No, that's a Sunday. The tenth of May.",
      'The tenth of May is good for me.',
      "I'll send you a new contract tonight.",
      "And I'll sign it tomorrow.",
      'Good.',
    )
    expect(overview).toContain('Ann will send Mr. Hale a new contract tonight, and Mr. Hale will sign it tomorrow.')
    expect(overview).not.toContain('ninth')
  })
})
