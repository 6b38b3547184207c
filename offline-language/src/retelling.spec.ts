import { describe, expect, it } from 'vitest'
import { findCommitments } from './report/assemble/action-items.js'
import { capitalised } from './language/names/party.js'
import { cleanSpeech } from './language/sentences/clean-speech.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { reported } from './report/phrase/reported-speech.js'
import { retell } from './report/phrase/retell.js'
import { talk } from '../test/read-conversations.js'
import { sentimentOf, turnSentiment } from './report/select/turn-sentiment.js'

const language = await loadLanguageModel()

function read(role: 'agent' | 'user', message: string) {
  return readConversation(role === 'agent' ? talk(message) : talk('', message), language)
}

function retold(role: 'agent' | 'user', message: string): string | null {
  const { sentences, cast } = read(role, message)
  const point = sentences[0] && reported(sentences[0], cast, language)
  return point ? capitalised(retell(point, cast)) : null
}

describe('cleaned speech', () => {
  it.each([
    ["uh , i , i have n't seen it", 'I have not seen it'],
    ["[noise] yes <unk> i'm gon na go", 'yes I am going to go'],
    ['at nine thirty a m , you know , on friday', 'at nine thirty a.m., on friday'],
    ['there is no , there is a little bit of fluid', 'there is a little bit of fluid'],
    ['we had had a very , very long day', 'we had had a very, very long day'],
  ])('of "%s" is "%s"', (said, clean) => {
    expect(cleanSpeech(said).toLowerCase()).toBe(clean.toLowerCase())
  })
})

describe('a sentence retold', () => {
  it.each([
    ['user', 'i lost my debit card', 'Ann said they lost their debit card.'],
    ['user', 'I am worried that you will not send it.', 'Ann said they were worried that the agent would not send it.'],
    ['user', 'Can you send me the contract?', 'Ann asked the agent to send them the contract.'],
    ['user', 'How long do I have to wear the brace?', 'Ann asked how long they had to wear the brace.'],
    ['user', 'I was wondering if the price includes training.', 'Ann wondered if the price included training.'],
    ['agent', 'Do you have any pain in your legs?', 'The agent asked whether Ann had any pain in their legs.'],
    ['agent', 'What happened to your car?', "The agent asked what happened to Ann's car."],
    ['agent', 'I think you need a bigger budget.', 'The agent thought that Ann needed a bigger budget.'],
    ['agent', 'We will give you a refund of 40 dollars.', 'The agent said they would give Ann a refund of 40 dollars.'],
    ['agent', 'I want you to call me on Monday.', 'The agent asked Ann to call them on Monday.'],
    ['agent', 'Your application looks good.', "The agent said that Ann's application looked good."],
  ] as const)('by the %s: %s', (role, message, expected) => {
    expect(retold(role, message)).toBe(expected)
  })

  it.each([
    'How are you?',
    'Thank you so much.',
    'Is there anything else I can help you with?',
    'Bear with me for a second.',
    'My name is Ann.',
  ])('is left out if it is small talk: %s', (message) => {
    expect(retold('agent', message)).toBeNull()
  })
})

describe('an undertaking', () => {
  it.each([
    [
      'agent',
      'I will send you the form by email tomorrow.',
      'The agent will send Ann the form by email tomorrow.',
      'agent',
      'pending',
    ],
    [
      'agent',
      'I have booked the technician for Friday.',
      'The agent has booked the technician for Friday.',
      'agent',
      'completed',
    ],
    [
      'agent',
      'You need to bring a proof of income and two references.',
      'Bring a proof of income and two references.',
      'user',
      'pending',
    ],
    ['agent', 'We will have you come back in about a week.', 'Come back in about a week.', 'user', 'pending'],
    [
      'user',
      'I am going to share my notes with you by Friday.',
      'Ann will share their notes with the agent by Friday.',
      'user',
      'pending',
    ],
    [
      'user',
      'Could you please send me the invoice from March?',
      'Send Ann the invoice from March.',
      'agent',
      'pending',
    ],
  ] as const)('of the %s is found in: %s', (role, message, text, owner, status) => {
    expect(findCommitments(read(role, message), language)).toEqual([expect.objectContaining({ text, owner, status })])
  })

  it.each([
    'Bear with me, I will put you on hold.',
    'Let me check that for you.',
    'I will take a quick look at your knee.',
    'I do not think you need to call the surgeon.',
    'Do I need to cancel my vacation?',
    'You have a large garden.',
  ])('is not found in: %s', (message) => {
    expect(findCommitments(read('agent', message), language)).toEqual([])
  })
})

describe('sentiment', () => {
  it.each(['okay thanks', 'sure, please', 'yes, that is right', 'no', 'Thank you very much, have a great day'])(
    'of courtesies is neutral: %s',
    (text) => {
      expect(sentimentOf([text, text, text])).toBe(50)
    },
  )

  it('distinguishes a complaint from praise, and ignores denied feelings', () => {
    expect(turnSentiment('This is terrible, I am really angry about the delay.')).toBeLessThan(-0.3)
    expect(turnSentiment('I love it, the result is excellent.')).toBeGreaterThan(0.3)
    expect(turnSentiment('I do not have any pain.')).toBe(0)
    expect(turnSentiment('It was not good.')).toBeLessThan(0)
  })

  it('is never coloured by one turn', () => {
    expect(sentimentOf(['This is terrible, I am really angry.'])).toBe(50)
    expect(sentimentOf(['This is terrible, I am really angry.', 'The delay is awful.'])).toBeLessThan(40)
  })
})
