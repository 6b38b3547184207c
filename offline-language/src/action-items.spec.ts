import { describe, expect, it } from 'vitest'
import { actionItems, findCommitments } from './report/assemble/action-items.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { talk } from '../test/read-conversations.js'

const language = await loadLanguageModel()

function found(role: 'agent' | 'user', message: string) {
  return findCommitments(readConversation(role === 'agent' ? talk(message) : talk('', message), language))
}

function foundIn(...messages: string[]) {
  const conversation = readConversation(talk(...messages), language)
  return actionItems(conversation, findCommitments(conversation))
}

describe('a promise', () => {
  it.each([
    ['agent', 'I will send you the form by email tomorrow.', 'The agent will send Ann the form by email tomorrow.'],
    ['agent', "I'm going to transfer you to the security team.", 'The agent will transfer Ann to the security team.'],
    ['agent', 'Let me talk to human resources about a bonus.', 'The agent will talk to human resources about a bonus.'],
    ['user', 'I will share my notes with you by Friday.', 'Ann will share their notes with the agent by Friday.'],
    ['user', 'I need to ask our lawyer about it.', 'Ann needs to ask their lawyer about it.'],
    ['user', 'I will tell you before Monday if I can come.', 'Ann will tell the agent before Monday if they can come.'],
  ] as const)('of the %s names its owner: %s', (role, message, text) => {
    expect(found(role, message)).toEqual([expect.objectContaining({ text, owner: role, status: 'pending' })])
  })

  it.each([
    ['I have booked the technician for Friday.', 'The agent has booked the technician for Friday.', 'completed'],
    ["I'm sending a plumber tomorrow at eight.", 'The agent is sending a plumber tomorrow at eight.', 'in-progress'],
  ])('that is kept or being kept has that status: %s', (message, text, status) => {
    expect(found('agent', message)).toEqual([expect.objectContaining({ text, owner: 'agent', status })])
  })

  it('of a colleague is the agent’s', () => {
    expect(found('agent', 'Our driver will text you one hour before the delivery.')).toEqual([
      expect.objectContaining({ text: 'The driver will text Ann one hour before the delivery.', owner: 'agent' }),
    ])
  })
})

describe('advice', () => {
  it.each([
    [
      'You need to bring a proof of income and two references.',
      'Ann needs to bring a proof of income and two references.',
    ],
    ['We will have you come back in about a week.', 'Ann should come back in about a week.'],
    ['Take ibuprofen twice a day with food.', 'Ann should take ibuprofen twice a day with food.'],
    ['Please send the photos to me by Monday.', 'Ann should send the photos to the agent by Monday.'],
    ['Bring sturdy shoes and your health certificate.', 'Ann should bring sturdy shoes and their health certificate.'],
    ['I would like to continue you on your tablets.', 'The agent would like to continue Ann on their tablets.'],
  ])('says who should follow it: %s', (message, text) => {
    expect(found('agent', message)).toEqual([expect.objectContaining({ text })])
  })

  it('that is taken is what its owner will do, with both quotes', () => {
    const [item] = foundIn('Please update the router tonight, there is a button in the app.', "Okay, I'll try that.")
    expect(item).toMatchObject({ owner: 'user', evidence: [{ turn: 0 }, { turn: 1 }] })
    expect(item?.text).toMatch(/^Ann will try to update the router tonight/)
    expect(foundIn('You should rent a dryer.', "I'll do that today.")).toMatchObject([
      { text: 'Ann will rent a dryer today.' },
    ])
    expect(foundIn('How are you?', "I'll do that today.")).toEqual([])
  })

  it('of the user is a request', () => {
    expect(foundIn('', 'Could you please send me the invoice from March?', 'Of course.')).toMatchObject([
      { text: 'The agent will send Ann the invoice from March.', owner: 'agent' },
    ])
  })
})

describe('no action item', () => {
  it.each([
    'Bear with me, I will put you on hold.',
    'Let me check that for you.',
    'I will take a quick look at your knee.',
    'I do not think you need to call the surgeon.',
    'Do I need to cancel my vacation?',
    'You have a large garden.',
    'Come in, sit down.',
    'Please have a seat.',
    'Raise your hand.',
    'Please bend your leg and push against my hand.',
    'Close your gown now.',
    'Hopefully you will pass the stone.',
    'The repair will cost 620 euros.',
    'I will focus on it.',
    'We will they know the nurse did a review.',
    'Take your time.',
  ])('is found in: %s', (message) => {
    expect(found('agent', message)).toEqual([])
  })
})

describe('an action that cannot be said well', () => {
  it('is quoted if it is not clear who "they" are', () => {
    const message = 'I will send you my letter on Monday as soon as they open the office.'
    expect(foundIn(message)).toMatchObject([{ text: `The agent: “${message}”`, owner: 'agent' }])
  })

  it('is left out if it is broken', () => {
    expect(foundIn('please elevate your leg stay off your leg and rest it on the')).toEqual([])
  })
})

it('agrees with a name that becomes the subject', () => {
  expect(found('agent', 'You have to sign the form that we send you by Friday.')).toEqual([
    expect.objectContaining({ text: 'Ann needs to sign the form that the agent sends them by Friday.' }),
  ])
})
