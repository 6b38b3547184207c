import { capitalised } from './language/tokens/first-letter.js'
import { describe, expect, it } from 'vitest'
import { cleanSpeech } from './language/sentences/clean-speech.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { reported } from './report/phrase/reported-speech.js'
import { retell } from './report/phrase/retell.js'
import { talk } from '../test/read-conversations.js'

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
    ['user', 'i lost my debit card', 'Ann says they lost their debit card.'],
    ['user', 'I am worried that you will not send it.', 'Ann says they are worried that the agent will not send it.'],
    ['user', 'Can you send me the contract?', 'Ann asks the agent to send them the contract.'],
    ['user', 'How long do I have to wear the brace?', 'Ann asks how long they have to wear the brace.'],
    ['user', 'I was wondering if the price includes training.', 'Ann wonders if the price includes training.'],
    ['agent', 'Do you have any pain in your legs?', 'The agent asks whether Ann has any pain in their legs.'],
    ['agent', 'What happened to your car?', "The agent asks what happened to Ann's car."],
    ['agent', 'I think you need a bigger budget.', 'The agent thinks that Ann needs a bigger budget.'],
    ['agent', 'We will give you a refund of 40 dollars.', 'The agent says they will give Ann a refund of 40 dollars.'],
    ['agent', 'I want you to call me on Monday.', 'The agent asks Ann to call them on Monday.'],
    // Also the name of a property that every object has.
    ['user', 'The constructor lost my file.', 'Ann says that the constructor lost their file.'],
    ['agent', 'Your application looks good.', "The agent says that Ann's application looks good."],
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
