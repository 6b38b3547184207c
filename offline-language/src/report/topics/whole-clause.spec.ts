import { expect, it } from 'vitest'
import type { Sentence } from '../../language/sentences/sentence.js'
import { loadLanguageModel } from '../../language/tokens/language-model.js'
import { isWholeClause } from './whole-clause.js'

const { tag } = await loadLanguageModel()

it.each([
  ['deposit moves', 'And the deposit moves with me', true],
  ['lottery money stops', 'The lottery money stops in March', true],
  ['opening hours', 'What are the opening hours on Monday', false],
  ['garden centres', 'The garden centres', false],
  ['garden centres', 'The garden centres are closed', false],
  ['deposit', 'The deposit moves with me', false],
  ['pump say', 'What did the plumber of the pump say', true],
  ['car seat', 'Did you get the new car seat', false],
])('%s in "%s" is a clause: %s', (name, text, expected) => {
  expect(isWholeClause(name, [{ text, words: tag(text) }] as Sentence[])).toBe(expected)
})
