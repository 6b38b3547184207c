import { afterEach, expect, test, vi } from 'vitest'
import { sentencesOf } from './sentences-of'

afterEach(() => vi.unstubAllGlobals())

const texts = [
  ['en', 'Good morning! How are you?  I am fine.', ['Good morning!', 'How are you?', 'I am fine.']],
  ['en', 'no end', ['no end']],
  ['ja', 'こんにちは。元気ですか？', ['こんにちは。', '元気ですか？']],
  ['en', ' ', []],
] as const

test.each(texts)('in %s %j is %j', (language, text, sentences) => {
  expect(sentencesOf(text, language)).toEqual(sentences)
})

test.each(texts)('without the rules of a language, in %s %j is %j', (language, text, sentences) => {
  vi.stubGlobal('Intl', {})
  expect(sentencesOf(text, language)).toEqual(sentences)
})
