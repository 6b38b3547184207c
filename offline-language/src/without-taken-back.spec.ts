import { describe, expect, it } from 'vitest'
import { sentencesOf } from './language/sentences/sentences-of.js'
import { withoutTakenBack } from './report/moves/without-taken-back.js'

const standing = (said: string) => withoutTakenBack(sentencesOf(said)).map(({ stands }) => stands)

describe('what a speaker takes back', () => {
  it('does not stand if it is corrected', () => {
    expect(standing('We move it. To the fourth of October. No. No, sorry, the eleventh. The barn is wet.')).toEqual([
      'We move it.',
      '',
      'the eleventh.',
      'The barn is wet.',
    ])
    expect(standing('On Friday. No, tell a lie, on Monday the second.')).toEqual(['', 'on Monday the second.'])
    expect(standing("Four hundred. No, I'm wrong, that's with the boots. Three hundred for the feed.")).toEqual([
      '',
      '',
      'Three hundred for the feed.',
    ])
  })

  it('stays with its correction of one word, and with the words that give it up', () => {
    expect(standing('Half five. No, I tell a lie, six.')).toEqual(['Half five. No, I tell a lie, six.'])
    expect(standing("Fine. Oh, and I'd asked for the slow song. Forget that. Bye.")).toEqual([
      'Fine.',
      "Oh, and I'd asked for the slow song. Forget that.",
      'Bye.',
    ])
    expect(standing("I'd pay the rest. Let me think about it. Actually no.")).toEqual([
      "I'd pay the rest. Let me think about it. Actually no.",
    ])
  })
})
