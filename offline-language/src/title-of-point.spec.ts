import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { topicPhrases } from './language/phrases/topic-phrases.js'
import { mattersOf } from './report/phrase/matters.js'
import { isNaming } from './report/phrase/naming-phrase.js'
import { kindOfPoint } from './report/phrase/kind-of-point.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const read = (...messages: string[]) => readConversation(talk('', ...messages), language)
const phrasesOf = (said: string): string[] =>
  read(said).sentences.flatMap((one) => topicPhrases(one).map(({ text }) => text))

describe('a compound is never cut', () => {
  it.each([
    ['You need a short-term visa.', 'short-term visa'],
    ['There is a three wheel cart in the yard.', 'three wheel cart'],
    ['They met at the boat shed, after the race.', 'boat shed'],

    ['The June report is late.', 'June report'],
    ['I am not happy lending money to friends.', 'lending money'],
  ])('in "%s"', (said, phrase) => {
    expect(phrasesOf(said)).toContain(phrase)
  })
})

describe('a verb that is taken for a noun', () => {
  it.each([
    ["An hour costs money, but I'd back that.", 'costs'],
    ['The brakes scream like a pig.', 'brakes scream'],
    ['The pads soak it up.', 'pads soak'],
    ['Can I ring you if it all goes up in flames?', 'goes'],
    ['A man rings me about the gate.', 'man rings'],
    ["The gum round it's inflamed.", 'gum round'],
  ])('is in no phrase of "%s"', (said, phrase) => {
    expect(phrasesOf(said).join(' | ')).not.toContain(phrase)
  })

  it.each([
    ['The energy costs are high.', 'energy costs'],
    ['We talked about the shift patterns.', 'shift patterns'],
    ['I sent the complaints form.', 'complaints form'],
    ['The price changes we made are fair.', 'price changes'],
  ])('is not a noun: "%s"', (said, phrase) => {
    expect(phrasesOf(said)).toContain(phrase)
  })

  it('leaves out a last word that says less', () => {
    expect(phrasesOf("It's a warranty matter for the insurance people.")).toEqual(['warranty', 'insurance'])
    expect(phrasesOf('That is a private matter.')).not.toContain('private')
  })
})

describe('the title of a point', () => {
  it('is what becomes of the point, if it names no thing', () => {
    const kind = (...messages: string[]) => kindOfPoint(read(...messages).sentences)
    expect(kind('Would you take 40?', "No. We can't pay 40.")).toBe('refusal')
    expect(kind('Shall we say the fourth?', 'Fine. Put me down.')).toBe('agreement')
    expect(kind('It rained on the fourth.')).toBeNull()
  })

  it.each([
    ['He knows what cold looks like.', 'cold looks'],
    ['Who do I call if nobody answers?', 'answers'],
  ])('is no verb: %s', (said, phrase) => {
    const { sentences, cast } = read(said)
    const naming = sentences.flatMap((one) => topicPhrases(one).filter((named) => isNaming(named, one, cast)))
    expect(naming.map(({ text }) => text)).not.toContain(phrase)
  })

  it.each([
    ['I take two tablets a day.', ['medication']],
    ['Half our families have no tablet.', []],
  ])('is no medicine where it is a computer: %s', (said, matters) => {
    expect(mattersOf(said).filter((one) => one === 'medication')).toEqual(matters)
  })
})
