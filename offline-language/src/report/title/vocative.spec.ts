import { expect, it } from 'vitest'
import { topicPhrases } from '../../language/phrases/topic-phrases.js'
import { loadLanguageModel } from '../../language/tokens/language-model.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isVocative } from './vocative.js'

const language = await loadLanguageModel()

it.each([
  ['What is your name, love?', 'love', true],
  ['Listen, mate, I can not pay the bill.', 'mate', true],
  ['My mate pays the bill.', 'mate', false],
  ['He bought bread, honey and a cake.', 'honey', false],
])('%s: %s calls the other: %s', (text, name, is) => {
  const sentence = { words: language.tag(text.replace(/[.?]$/, '')) } as unknown as Sentence
  const phrases = topicPhrases(sentence).filter(({ words }) => words.at(-1)!.lower === name)
  expect(phrases.some((phrase) => isVocative(phrase, sentence))).toBe(is)
})
