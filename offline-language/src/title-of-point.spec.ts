import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { topicPhrases } from './language/phrases/topic-phrases.js'
import { moneyTitle } from './report/phrase/money-title.js'
import { askedTitle } from './report/phrase/asked-title.js'
import { mentionsIn } from './report/phrase/mentions.js'
import { kindOfPoint } from './report/phrase/kind-of-point.js'
import { titlesOf } from './report/phrase/titles-of.js'
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

describe('the title of a point', () => {
  const best = (...messages: string[]) => {
    const { sentences, cast } = read(...messages)
    return titlesOf(sentences.at(-1)!, sentences, cast, mentionsIn(sentences))[0]?.text
  }

  it('is no insult, and nothing that is named in passing', () => {
    expect(best('Please do not call my cooks idiots, the soup is hot.')).toBe('soup')
    expect(best('I sold the boat because of the weather.')).toBe('boat')
  })

  it('is what somebody brings up or counts', () => {
    expect(best('There is a boat club behind the harbour, with a wall.')).toBe('boat club')
    expect(best('How many guests come to the harbour?')).toBe('guests')
  })

  it('is no verb that looks like a noun', () => {
    expect(best('My wife bakes on Sundays, the oven is new.')).toBe('oven')
    expect(best('We let people swap shifts in the kitchen.')).not.toBe('swap shifts')
  })

  it('is what becomes of the point, if it names no thing', () => {
    const kind = (...messages: string[]) => kindOfPoint(read(...messages).sentences)
    expect(kind('Would you take 40?', "No. We can't pay 40.")).toBe('refusal')
    expect(kind('Shall we say the fourth?', 'Fine. Put me down.')).toBe('agreement')
    expect(kind('It rained on the fourth.')).toBeNull()
  })

  it('is the matter of an amount, by its own words, else by those before it', () => {
    const { sentences } = read('I want a refund for the room.', 'I can give you 90 for Friday and 60 for Sunday.')
    expect(moneyTitle(sentences.slice(-1), sentences, '')?.text).toBe('refund')
    expect(moneyTitle(sentences.slice(0, 1), sentences, '')).toBeNull()
  })

  it('is what a question for a day asks', () => {
    expect(askedTitle(read('When could you start?', 'On the first of October.').sentences)?.text).toBe('start date')
    expect(askedTitle(read('Is Friday good?', 'Monday is better.').sentences)?.text).toBe('date')
    expect(askedTitle(read('Is it warm?', 'Monday is better.').sentences)).toBeNull()
  })
})
