import { expect, it } from 'vitest'
import type { Sentence } from '../../language/sentences/sentence.js'
import { loadLanguageModel } from '../../language/tokens/language-model.js'
import { joinedPhrases } from './joined-phrases.js'
import type { Talked } from './possible-topic.js'

const { tag } = await loadLanguageModel()

it.each([
  ["It's the four-day week", ['Four-day week']],
  ['There is a shut-off valve', ['Shut-off valve']],
  ['There was a swapped sample', ['Swapped sample']],
  ['Could you come for a trial day', ['Trial day']],
  ['I waited for twenty-eight days', []],
])('%s', (text, labels) => {
  const sentences = [{ text, words: tag(text) }] as Sentence[]
  const talked = { conversation: { cast: { nameParts: new Set() } }, sentences } as unknown as Talked
  expect(joinedPhrases(talked).map(({ label }) => label.text)).toEqual(labels)
})
