import { describe, expect, it } from 'vitest'
import { actionItems, findCommitments } from './report/assemble/action-items.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { talk } from '../test/read-conversations.js'

const language = await loadLanguageModel()

/** The agent speaks first, then Ann. */
function textsIn(...messages: string[]): string[] {
  const conversation = readConversation(talk(...messages), language)
  return actionItems(conversation, findCommitments(conversation)).map(({ text }) => text)
}

describe('a promise with a pronoun', () => {
  it.each([
    [
      'the request',
      ['Could you give me the numbers of those reports?', "I'll email them to you tonight."],
      "The agent: “Could you give me the numbers of those reports?” Ann: “I'll email them to you tonight.”",
    ],
    [
      'the first words about a thing',
      ['', 'The boiler leaks again. It is awful.', "I'll report it to maintenance today."],
      "Ann: “The boiler leaks again.” The agent: “I'll report it to maintenance today.”",
    ],
    [
      'a decision',
      ['', "Tuesday is fine, he has football. Let's do the club.", "I'll put him down for it from next week."],
      "Ann: “Let's do the club.” The agent: “I'll put him down for it from next week.”",
    ],
    [
      'a date',
      [
        'The twenty-second, between nine and eleven?',
        "The twenty-second's fine. My wife is home.",
        "I'll book that in.",
      ],
      "Ann: “The twenty-second's fine. My wife is home.” The agent: “I'll book that in.”",
    ],
    [
      'an earlier turn, not what the other one does about their own affair',
      [
        'It is a Corolla.',
        "I'll take the Corolla.",
        'Seven thirty?',
        "I'll get an Uber.",
        "I'll set it aside for you.",
      ],
      "Ann: “I'll take the Corolla.” The agent: “I'll set it aside for you.”",
    ],
    [
      'the request before a bare yes',
      ['', 'By the end of March, then. Could you put that in an email, please?', "I will. I'll do it this evening."],
      "Ann: “By the end of March, then. Could you put that in an email, please?” The agent: “I will. I'll do it this evening.”",
    ],
    [
      'no person for a thing',
      ['', 'I told Kelly on Monday. He needs the cream twice a day.', "I'll change it on his sheet."],
      "Ann: “I told Kelly on Monday. He needs the cream twice a day.” The agent: “I'll change it on his sheet.”",
    ],
  ])('has what it means before it: %s', (_, messages, text) => {
    expect(textsIn(...messages)).toContain(text)
  })
})

describe('a promise in another form', () => {
  it.each([
    ["What I'll do is pause the notice until April.", 'The agent will pause the notice until April.'],
    ["I'm changing the routing today.", 'The agent will change the routing today.'],
    [
      'I send you a draft in two weeks, then your lawyers can complain.',
      'The agent will send Ann a draft in two weeks.',
    ],
    ['I speak with our conservator on Tuesday.', 'The agent will speak with their conservator on Tuesday.'],
    [
      "I'll put you two down for the twelfth at eleven.",
      "The agent: “I'll put you two down for the twelfth at eleven.”",
    ],
    ["I'll text you back as soon as it comes in.", "The agent: “I'll text you back as soon as it comes in.”"],
  ])('is found: %s', (message, text) => {
    expect(textsIn(message)).toEqual([text])
  })

  it.each([
    "I'll go to the foot of our stairs.",
    'Get some sleep.',
    "Don't tell Trevor.",
    "I'm taking a pay cut to go to the other practice.",
    'You should see the first payment in five working days.',
    'I can show you next week.',
    "I'll write it down.",
  ])('is none: %s', (message) => {
    expect(textsIn(message)).toEqual([])
  })
})

it('keeps the words of a quoted request that is accepted', () => {
  const request = 'If you send me the form over with the photos, then I can get a surveyor out.'
  expect(textsIn('How is it?', 'The ceiling is down, I have photos.', request, "I'll do that today.")).toContain(
    `The agent: “${request}” Ann: “I'll do that today.”`,
  )
})

it('of a key point is an action item', () => {
  const messages = [
    'When do we pay for the two days?',
    "It's six hundred, so I'll Venmo you on Friday when I get paid.",
  ]
  const conversation = readConversation(talk(...messages), language)
  const promise = conversation.sentences.filter(({ text }) => text.includes('Venmo'))
  expect(findCommitments(conversation, promise)).toMatchObject([{ owner: 'user' }])
})

it('is none if the other one turns the request down', () => {
  expect(textsIn('', 'Can you use cheaper pads?', "There are some, but I wouldn't put those on.")).toEqual([])
  expect(textsIn('', 'Can you order cheaper pads?', 'Yes, they come on Monday.')).toHaveLength(1)
})

describe('what is taken back is no task', () => {
  it.each([
    ['by the other one', ['So I will pack the kitchen on Friday.', 'Actually, leave the kitchen. The movers do it.']],
    [
      'after it was promised',
      ['', 'Could you call the electric company?', 'I will call them tomorrow.', 'Oh wait, no, I did that already.'],
    ],
    [
      'for another day',
      ['I can send somebody round on Thursday.', 'I am at work on Thursday. Could they come on Friday instead?'],
    ],
  ])('%s', (_, said) => {
    expect(textsIn(...said)).toEqual([])
  })

  it('but stays one if only a part of the talk is left', () => {
    expect(textsIn('I will pack the kitchen on Friday.', 'Great. Leave the light on when you go.')).toEqual([
      'The agent will pack the kitchen on Friday.',
    ])
  })
})
