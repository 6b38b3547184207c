import { describe, expect, it } from 'vitest'
import { talk } from '@clarity/offline-language/test/read-conversations'
import { spokenTurns, verifyQuote } from './verify-quote.js'

const turns = spokenTurns(
  talk(
    'Good morning, this is Dr. Reed. What brings you in?',
    'It’s my KNEE — the right one; it hurts when I climb stairs.',
    'Since when?',
    'Yes',
    '膝が痛いです',
  ).transcript,
)

describe('a quote that a model claims', () => {
  it.each([
    ['as it stands', 1, 'it hurts when I climb stairs', 1, 'it hurts when I climb stairs'],
    ['in other letters and marks', 1, "it's my knee, the right one", 1, 'It’s my KNEE — the right one'],
    ['in another turn', 0, 'the right one', 1, 'the right one'],
    ['of a turn that is not there', -7, 'brings you in', 0, 'brings you in'],
    ['of one word that was all', 0, 'yes.', 3, 'Yes'],
    ['without spaces between words', 4, '膝が痛い', 4, '膝が痛い'],
  ])('%s is given as it was said, where it was said', (_, turn, quote, found, words) => {
    expect(verifyQuote({ turn, quote }, turns)).toEqual({ turn: found, quote: words, t: found * 4 })
  })

  it.each([
    ['was not said', 'it hurts when I run'],
    ['puts words of two turns together', 'stairs since when'],
    ['ends within a word', 'it hurts when I cli'],
    ['is one word of many', 'knee'],
    ['is nothing', '—'],
  ])('that %s is none', (_, quote) => {
    expect(verifyQuote({ turn: 1, quote }, turns)).toBeNull()
  })

  it('is at most 25 words long', () => {
    const long = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')
    const found = verifyQuote({ turn: 0, quote: long }, spokenTurns(talk(long).transcript))
    expect(found?.quote.split(' ')).toHaveLength(25)
  })
})
