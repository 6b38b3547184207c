import { expect, it } from 'vitest'
import { withShorterSentences } from './shorter-sentences.js'

const long = [
  'You are Rosalind Marsh, thirty-eight, and for fourteen years you have got up at three in the morning to light the ovens in the',
  'bakery your grandfather founded, and you love the place and you are so tired of it that sometimes you cry in the flour store,',
  'and now your younger brother Daniel wants to sell the building.',
].join(' ')

it('a sentence of half a page is several', () => {
  const told = withShorterSentences(long)
  expect(told).toContain('thirty-eight. For fourteen years you have got up')
  expect(told).toContain('founded. You love the place and you are so tired')
  expect(told).toContain('store. Now your younger brother Daniel wants to sell the building.')
})

it('what is done on a condition stays with it', () => {
  const terms = [
    'What you long for is that he says sorry and sees what you have given up in all of these years, and if he apologises for going',
    'behind your back, and the four people in the shop are looked after, you are willing to sit down with him on Monday.',
  ].join(' ')
  expect(withShorterSentences(terms)).toContain(
    'If he apologises for going behind your back, and the four people in the shop are looked after, you are willing',
  )
})

it('an ordinary sentence is left as it is', () => {
  const text = 'You are Ann, a nurse, and you work nights. You want Sundays off, and you say so.'
  expect(withShorterSentences(text)).toBe(text)
})

it.each([
  [
    'If he blames the oven, you get sharper, since it was serviced last month.',
    'If he blames the oven, you get sharper. It was serviced last month.',
  ],
  [
    'You turn cold when somebody mentions the fire, because the alarm had been tested.',
    'You turn cold when somebody mentions the fire. The alarm had been tested.',
  ],
  [
    'You turn cold when somebody asks about the fire, because you caused it.',
    'You turn cold when somebody asks about the fire, because you caused it.',
  ],
  [
    'If he asks about Tom, you get angry because he left you.',
    'If he asks about Tom, you get angry because he left you.',
  ],
  [
    'A voucher would insult you but if it is for a tour, you are glad.',
    'A voucher would insult you. If it is for a tour, you are glad.',
  ],
  [
    'You might stay if he apologises; money alone would not make you stay.',
    'You might stay if he apologises. Money alone would not make you stay.',
  ],
  ['Your mother is ill; the carer comes at eight.', 'Your mother is ill; the carer comes at eight.'],
  [
    'If they listen, you calm down and you mention that Jonas loves it there.',
    'If they listen, you calm down. If they listen, you mention that Jonas loves it there.',
  ],
])('%s', (text, told) => expect(withShorterSentences(text)).toBe(told))
