import { beforeAll, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { halvesOf, isPromise } from './halves.js'

beforeAll(prepareTagger)

it.each([
  ['if he fixes the roof, you will drop the claim', 'you will drop the claim', 'he fixes the roof'],
  ['in case she helps you, you are ready to stay', 'you are ready to stay', 'she helps you'],
  ['should he offer a van -> you take the job', 'you take the job', 'he offers a van'],
  ['for a van you would drop the claim', 'you would drop the claim', 'there is a van'],
  ['give you a van and you take the job', 'you take the job', 'you give me a van'],
  ['she lends you a van, in return you take the job', 'you take the job', 'she lends you a van'],
  ['you take the job provided that he lends you a van', 'you take the job', 'he lends you a van'],
  ['you would donate again if he sends a report', 'you would donate again', 'he sends a report'],
  ['if he pays, you drop the claim; you are the one who asked', 'you drop the claim', 'he pays'],
  [
    'if the firm gives you a van for the winter you take the job, mornings only',
    'you take the job, mornings only',
    'the firm gives you a van for the winter',
  ],
])('"%s" promises something for something', (statement, given, condition) => {
  expect(halvesOf(statement)).toEqual({ given, condition, isUnless: false })
  expect(isPromise(given, condition)).toBe(true)
})

it.each([
  ['you calm down', 'he lends you a van'],
  ['you raise your voice', 'he is rude'],
  ['you explain it', 'he asks twice'],
  ['you talk about Leo', 'he asks what matters'],
  ['you will hang up', 'he reads from a script'],
  ['you would step down', 'nobody helps you'],
])('"%s" if "%s" is no promise', (given, condition) => expect(isPromise(given, condition)).toBe(false))
