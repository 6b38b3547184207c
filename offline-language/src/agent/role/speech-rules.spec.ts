import { expect, it } from 'vitest'
import { speechRules } from './speech-rules.js'

it('a phrase offends, a preposition alone does not', () => {
  expect(speechRules('You hate the phrase "calm down".').sore).toEqual(['calm down'])
  expect(speechRules('You hate it when a letter ends in "by".').sore).toEqual([])
})
