import { loadKnownNames } from '@clarity/offline-language'
import { beforeAll, describe, expect, it } from 'vitest'
import { talk } from '@clarity/offline-language/test/read-conversations'
import { knownFacts } from './known-facts.js'
import { markUnsupported, unsupportedMark, type Speech } from './mark-unsupported.js'

const known = knownFacts([
  {
    ...talk(
      'This is Maria from Harper Valley, I can see you on Tuesday at nine thirty.',
      'My number is five five five oh one two three, and I paid 1,250 dollars on the 3rd of May.',
      'So twenty five percent of it comes back, and you write to help@harper.example.',
    ),
    scenarioTitle: 'Refund in Lisbon',
    durationSecs: 57,
  },
])
const english: Speech = { language: 'en', isName: null }
let reading: Speech

beforeAll(async () => {
  reading = { language: 'en', isName: await loadKnownNames() }
})

/** The words that are marked. */
const markedIn = (text: string, speech = english) =>
  [...markUnsupported(text, known, speech).text.matchAll(/(\S+) \(not in the conversation\)/g)].map(([, word]) => word)

describe('what a text may name', () => {
  it.each([
    'Maria of Harper Valley offered Tuesday at 9:30.',
    'The caller left 555-0123 and had paid $1,250, or 1250 dollars, on 3 May.',
    'He gets 25% back and writes to help@harper.example.',
    'In Lisbon, Ann Lee asked for twenty-five percent. She was content.',
    'The talk of about a minute, 57 seconds, went well. Overall, both were content. Key point: clear words.',
    'She raised two concerns, and he agreed with all three of them.',
  ])('is everything that was said, or is known of the demo: %s', (text) => {
    expect(markUnsupported(text, known, reading)).toEqual({ text, count: 0 })
  })
})

describe('a detail that is not in the conversation', () => {
  it.each([
    ['They agreed on 4,000 dollars.', ['4,000']],
    ['He comes back at 10:45 on 12/24.', ['10:45', '12/24.']],
    ['She spoke of forty percent.', ['forty']],
    ['They will meet Robert Stone in Porto on Friday.', ['Stone', 'Porto', 'Friday']],
    ['Write to boss@harper.example, not to help@harper.example.', ['boss@harper.example']],
  ])('is marked: %s', (text, words) => {
    expect(markedIn(text).map((word) => word?.replace(/[.,]$/, ''))).toEqual(
      words.map((word) => word.replace(/[.,]$/, '')),
    )
  })

  it('is marked at the start of a sentence too, where English tells a name from a word', () => {
    expect(markedIn('Robert agreed. Then they parted.', reading)).toEqual(['Robert'])
  })

  it('is counted once for each', () => {
    expect(markUnsupported('Robert Stone paid 77 dollars to Robert Stone.', known, reading).count).toBeGreaterThan(1)
    expect(markUnsupported('They paid 77 dollars.', known, english)).toEqual({
      text: `They paid 77${unsupportedMark} dollars.`,
      count: 1,
    })
  })
})

describe('capitals that are no names', () => {
  it('are those of a heading, and of German', () => {
    expect(markedIn('Scanner Rollout Under Pressure')).toEqual([])
    expect(markedIn('Am Ende war der Kunde mit der Lösung zufrieden.', { language: 'de', isName: null })).toEqual([])
  })
})
