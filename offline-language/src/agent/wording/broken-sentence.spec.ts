import { expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { isBroken } from './broken-sentence.js'

await prepareTagger()

it.each([
  'It is clear that and bring the van back.',
  'I know that the the roof leaks.',
  'Not after I called me a liar.',
  'What I need is I on for half of it.',
  'I will return the keys at.',
  'I can offer you the.',
  'To be honest, That I lost the keys.',
  '2014-2018 assistant cook, Harbour Inn.',
  'Possible ending: I stay.',
  'No, Possible ending: I stay.',
  'I came 2 wks ago.',
  'What I need is it before Friday.',
  'I would like guests may bring a dog.',
  'Let us talk about take one form.',
])('does not say “%s”', (sentence) => {
  expect(isBroken(sentence)).toBe(true)
})

it.each([
  'It is clear that you want it.',
  'That is what I am looking at.',
  'I worked there from 2014 to 2018.',
  'My problem is this: the roof leaks.',
  'I need it before Friday.',
  'I would like somebody who can drive.',
  'What I need is a date that is fixed.',
  'Let us talk about work.',
  'Let us talk about opening the shop.',
])('says “%s”', (sentence) => {
  expect(isBroken(sentence)).toBe(false)
})
