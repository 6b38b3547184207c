import { expect, it } from 'vitest'
import { loadLanguageModel } from '../../language/tokens/language-model.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { articlesOf } from './articles.js'

const { tag } = await loadLanguageModel()

it.each([
  [['The boiler is cold.', 'I looked at the old boiler.'], { known: 1, anyOf: 0, firstAnyOf: 0 }],
  [['There was a boiler on the lorry.', 'The boiler is cold.'], { known: 0.5, anyOf: 0.5, firstAnyOf: 1 }],
  [['My boiler is cold.'], { known: 0, anyOf: 0, firstAnyOf: 0 }],
])('a topic is known or one of several: %j', (texts, articles) => {
  const mentions = texts.map((text) => ({ text, words: tag(text) })) as Sentence[]
  expect(articlesOf({ text: 'Boiler', name: 'boiler', stems: ['boiler'] }, mentions)).toEqual(articles)
})
