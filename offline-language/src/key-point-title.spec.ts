import { describe, expect, it } from 'vitest'
import { mentionsIn, passageTitle, titlesOf } from './report/phrase/passage-title.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { talk } from '../test/read-conversations.js'

const language = await loadLanguageModel()

function titleOf(role: 'agent' | 'user', message: string): string {
  const { sentences, cast } = readConversation(role === 'agent' ? talk(message) : talk('', message), language)
  const sentence = sentences[0]!
  return passageTitle(sentence, titlesOf(sentence, sentences, cast, mentionsIn(sentences)), new Set())
}

describe('the title of a key point', () => {
  it.each([
    ['user', 'I lost my credit card.', 'Credit card'],
    ['user', 'There is an awful construction site under my window.', 'Construction site'],
    ['agent', 'I will order an echocardiogram for that.', 'Echocardiogram'],
    ['agent', 'I will say you have some tenderness in the wrist.', 'Tenderness'],
    ['user', 'I feel out of sorts lately.', 'In their own words'],
    ['user', 'I have been traveling a lot recently.', 'In their own words'],
    ['user', 'I would do it tomorrow.', 'Decision'],
    ['user', 'I will do it myself.', 'Next step'],
    ['agent', 'It is more than that.', 'An explanation'],
    ['user', 'The repair was two pounds too much.', 'Repair'],
    ['user', 'I am not swimming in that lake, Ben.', 'Lake'],
    ['user', "I'll text you back as soon as it comes in.", 'Next step'],
    ['user', "I've been stewing over it since Monday.", 'In their own words'],
    ['user', "We're saying June twentieth now.", 'In their own words'],
    ['agent', "I'll write a letter saying no lifting over ten kilos.", 'Letter'],
    ['user', 'You charged me for the twenty-third.', 'A complaint'],
    ['user', "I don't want to be tied in for a year.", 'What is not wanted'],
    ['agent', 'We are here from Tuesday on.', 'The date'],
    ['user', 'My brother-in-law does brakes.', 'Brakes'],
    ['agent', 'That is under guarantee, twelve months.', 'Guarantee'],
    ['agent', 'I can knock ninety off the price.', 'Price'],
    ['user', 'They call him names on the bus.', 'Bullying'],
    ['user', 'On Thursday I am in Leeds.', 'The date'],
  ] as const)('of the %s, for %s', (role, message, title) => {
    expect(titleOf(role, message)).toBe(title)
  })
})
