import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { openingOf } from './report/phrase/opening-words.js'
import { readConversation } from './report/read/read-conversation.js'
import { pointsMeant, possibleTitles } from './report/title/possible-titles.js'
import { titleScore } from './report/title/title-score.js'

const language = await loadLanguageModel()
const read = (...messages: string[]) => readConversation(talk(...messages), language)

function titlesOf(...messages: string[]): string[] {
  const conversation = read(...messages)
  const { sentences } = conversation
  const points = pointsMeant([{ main: sentences.at(-1)!, sentences }])
  const [titles] = possibleTitles(points, conversation, { wanted: new Set(), decided: () => 0 }, titleScore)
  return titles!
    .map(({ text, features }) => ({ text, score: titleScore(features) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text)
}

describe('a figure in a title', () => {
  it('is whole', () => {
    const titles = titlesOf('What do the two routers cost?', 'A hundred and twenty pounds, for the month.')
    expect(titles).not.toContain('twenty pounds')
  })

  it('is no end of a decimal', () => {
    expect(titlesOf('', 'It was one point two hours.').join()).not.toContain('two hours')
  })

  it('is none of several lengths of time', () => {
    const titles = titlesOf('Could we do half days?', 'Three weeks of half days, then two weeks of six hours.')
    expect(titles.join(', ')).not.toMatch(/(?:two|three) weeks/i)
  })
})

it('has to whom a thing goes only if it belongs to the thing', () => {
  expect(titlesOf('', 'I will take the pick rate to Annette.')).not.toContain('pick rate to Annette')
  expect(titlesOf('', 'I have two tickets to Aberdeen.')).toContain('tickets to Aberdeen')
})

describe('the best title of a key point', () => {
  it.each([
    [['', 'I lost my credit card.'], 'credit card'],
    [['I will order an echocardiogram for that.'], 'echocardiogram'],
    [['', 'The repair was two pounds too much.'], 'repair'],
    [['I can knock ninety off the price.'], 'price'],
    [['Please do not call my cooks idiots, the soup is hot.'], 'soup'],
    [['', 'There is a boat club behind the harbour, with a wall.'], 'boat club'],
    [['We would be tight for the welcome music.'], 'welcome music'],
    [['Could you do Thursday?', 'Saturday the eleventh of October.'], 'date'],
    [['', 'My wife bakes on Sundays, the oven is new.'], 'oven'],
    [['What is your name, love?', 'The deposit is a hundred pounds.'], 'deposit'],
  ])('of %j is "%s"', (messages, title) => {
    expect(titlesOf(...messages)[0]).toBe(title)
  })

  it('is nothing of another time, and nobody who is only quoted', () => {
    const titles = titlesOf('', 'My sister says fifty. He drove the mobile library for thirty years.')
    expect(titles.join()).not.toMatch(/sister|mobile library/)
    expect(titlesOf('', 'Last time, with a hire car, they took it later.').join()).not.toContain('hire car')
  })

  it('is never a possessive, and no insult', () => {
    const titles = titlesOf("Frome's, what, forty minutes? You are idiots.")
    expect(titles.filter((title) => /['’]s$|idiot/i.test(title))).toEqual([])
  })
})

it('knows what the scenario and other points say of a possible title', () => {
  const { sentences, ...conversation } = read('', 'The parcel is lost.', 'The parcel has a passport in it.')
  const points = pointsMeant(sentences.map((main) => ({ main, sentences: [main] })))
  const known = { wanted: new Set(['passport']), decided: () => 0.5 }
  const titles = possibleTitles(points, { ...conversation, sentences }, known, titleScore).at(-1)!
  const marksOf = (name: string) => titles.find(({ text }) => text === name)!.features
  expect(marksOf('passport')).toMatchObject({ wanted: 1, elsewhere: 0, onlyHere: 1, decided: 0.5 })
  expect(marksOf('parcel')).toMatchObject({ wanted: 0, elsewhere: 1, onlyHere: 0 })
})

describe('a point that names no thing', () => {
  it.each([
    ['Four hundred and sixty. You told me it was two hundred.', 'You told me it was two hundred'],
    ['It goes on. I will speak to Mrs. Penn tomorrow.', 'I will speak to Mrs. Penn tomorrow'],
    ['I could give Karim all the offers below twenty thousand euros.', 'I could give Karim all the offers'],
  ])('has how its first plain statement begins: %s', (said, opening) => {
    const { sentences } = read('', said)
    expect(openingOf(sentences[0]!, sentences, 40)).toBe(opening)
  })
})
