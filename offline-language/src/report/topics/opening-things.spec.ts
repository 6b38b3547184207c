import { expect, it } from 'vitest'
import type { Sentence } from '../../language/sentences/sentence.js'
import { loadLanguageModel } from '../../language/tokens/language-model.js'
import { openingThings } from './opening-things.js'
import type { Talked } from './possible-topic.js'

const { tag } = await loadLanguageModel()

it('has what the first turns name, without people and names', () => {
  const texts = ['So what do we do about the band', 'Ask my brother', 'Marta likes it', 'The horse is on the cover']
  const sentences = texts.map((text, at) => ({ text, words: tag(text), turns: [at] })) as unknown as Sentence[]
  const turns = texts.map((_, index) => ({ index }))
  const cast = { nameParts: new Set(['marta']), organisation: null }
  const talked = { conversation: { cast, turns, sentences } } as unknown as Talked
  expect(openingThings(talked).map(({ label }) => label.text)).toEqual(['Band'])
})
