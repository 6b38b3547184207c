import { describe, expect, it } from 'vitest'
import { mentionsIn } from './report/phrase/mentions.js'
import { passageTitle } from './report/phrase/passage-title.js'
import { titlesOf } from './report/phrase/titles-of.js'
import { openingOf } from './report/phrase/opening-words.js'
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
    ['user', 'I feel out of sorts lately.', 'I feel out of sorts lately'],
    ['user', 'I have been traveling a lot recently.', 'I have been traveling a lot recently'],
    ['user', 'I would do it tomorrow.', 'I would do it tomorrow'],
    ['user', 'I will do it myself.', 'I will do it myself'],
    ['agent', 'It is more than that.', 'It is more than that'],
    ['user', 'The repair was two pounds too much.', 'Repair'],
    ['user', 'I am not swimming in that lake, Ben.', 'Lake'],
    ['user', "I'll text you back as soon as it comes in.", 'I will text you back as soon'],
    ['user', "I've been stewing over it since Monday.", 'I have been stewing over it since Monday'],
    ['user', "We're saying June twentieth now.", 'We are saying June twentieth now'],
    ['agent', "I'll write a letter saying no lifting over ten kilos.", 'Letter'],
    ['user', 'You charged me for the twenty-third.', 'You charged me for the twenty-third'],
    ['user', "I don't want to be tied in for a year.", "I don't want to be tied in for a year"],
    ['agent', 'We are here from Tuesday on.', 'We are here from Tuesday on'],
    ['user', 'My brother-in-law does brakes.', 'Brakes'],
    ['agent', 'That is under guarantee, twelve months.', 'Guarantee'],
    ['agent', 'I can knock ninety off the price.', 'Price'],
    ['user', 'They call him names on the bus.', 'Bus'],
    ['user', 'On Thursday I am in Leeds.', 'On Thursday I am in Leeds'],
  ] as const)('of the %s, for %s', (role, message, title) => {
    expect(titleOf(role, message)).toBe(title)
  })

  it.each([
    ['Four hundred and sixty. You told me it was two hundred.', 'You told me it was two hundred'],
    ['It goes on. I will speak to Mrs. Penn tomorrow.', 'I will speak to Mrs. Penn tomorrow'],
    ['I could give Karim all the offers below twenty thousand euros.', 'I could give Karim all the offers'],
  ])('is how the first plain statement begins: %s', (said, opening) => {
    const { sentences } = readConversation(talk('', said), language)
    expect(openingOf(sentences[0]!, sentences, 40)).toBe(opening)
  })

  it('is what question and answer share, never a matter that nobody names', () => {
    const { sentences, cast } = readConversation(talk('Is there a garden?', 'The garden is too expensive.'), language)
    const titles = titlesOf(sentences.at(-1)!, sentences, cast, mentionsIn(sentences))
    expect(titles[0]?.text).toMatch(/garden/)
    expect(titles.map(({ text }) => text)).not.toContain('price')
  })
})
