import { expect, it } from 'vitest'
import { sentencesOf } from './sentences-of.js'

it.each([
  ['It is Larch Road. LE2... no, LE3.', ['It is Larch Road.', 'LE2... no, LE3.']],
  ["There's one at, hang on… half past two.", ["There's one at, hang on… half past two."]],
  ['I thought... It is late.', ['I thought...', 'It is late.']],
])('the sentences of "%s"', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
