import { describe, expect, it } from 'vitest'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { isFragment } from './report/select/fragment.js'
import { mattersIn } from './report/topics/matters.js'

const { tag } = await loadLanguageModel()

const sentenceOf = (text: string, role: 'agent' | 'user' = 'user', at = 0) => ({
  at,
  turns: [at],
  role,
  text: text.replace(/[.?]$/, ''),
  words: tag(text.replace(/[.?]$/, '')),
  stems: new Set<string>(),
  isQuestion: text.endsWith('?'),
})

describe('a part of a sentence', () => {
  it.each([
    'The certificates for the forklift.',
    "Stolen from a customer's drive.",
    'By bank transfer, not voucher.',
    'By the end of next week, and then we forget about it.',
  ])('is no point: %s', (text) => {
    expect(isFragment(sentenceOf(text), undefined)).toBe(true)
  })

  it.each(['In class he writes simple sentences.', 'The roof leaked twice.', 'Please wait.', 'The compensation?'])(
    'is none: %s',
    (text) => {
      expect(isFragment(sentenceOf(text), undefined)).toBe(false)
    },
  )

  it('is whole after the question that it answers', () => {
    const answer = sentenceOf('In the garden.', 'user', 1)
    expect(isFragment(answer, sentenceOf('Where do you sit?', 'agent'))).toBe(false)
    expect(isFragment(answer, sentenceOf('Do you have shoes?', 'agent'))).toBe(true)
  })
})

describe('a matter', () => {
  const said = (...texts: string[]) =>
    mattersIn(texts.map((text, at) => sentenceOf(text, 'user', at))).map(({ label }) => label.text)

  it('is named with one word for several, in more than one turn', () => {
    expect(
      said('What is the price?', 'That is too expensive.', 'Does it make me drowsy?', 'Are there side effects?'),
    ).toEqual(['Price', 'Side effects'])
    // A name that no one speaks.
    expect(said('How much would it cost?', 'That is too expensive.')).toEqual(['Price'])
    expect(said('How much would it cost?', 'I like it.')).toEqual([])
  })
})
