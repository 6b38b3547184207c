import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { spokenTurns } from './report/moves/piece.js'
import { readConversation } from './report/read/read-conversation.js'
import { agreedTerms } from './report/summary/terms/agreed-terms.js'
import { datesIn, writtenDate } from './report/summary/terms/said-dates.js'

const language = await loadLanguageModel()
const termsOf = (...messages: string[]) =>
  agreedTerms(spokenTurns(readConversation(talk('Hello.', 'Hello, Ann here.', ...messages), language)), '')?.text ?? ''

describe('the days of a text', () => {
  it.each([
    ['Saturday the eleventh of October', 'Saturday 11 October'],
    ['on Friday the eighteenth', 'Friday the 18th'],
    ['by the twenty-first of May', '21 May'],
    ['on 6 September', '6 September'],
    ['March 2nd at ten', '2 March'],
    ['the thirtieth of June', '30 June'],
  ])('%s', (said, written) => expect(datesIn(said).map(writtenDate)).toEqual([written]))

  it.each(['the first room', "if the window's repaired first.", 'the second time', 'a third of it'])(
    'none: %s',
    (said) => expect(datesIn(said)).toEqual([]),
  )
})

describe('what both accept', () => {
  it('is not the number of a claim, which is no sum', () => {
    const said = ["I'm calling about claim seven seven one four, a hundred dollars of it.", "Yes. It's been declined."]
    expect(termsOf(...said)).not.toContain('7,714')
  })

  it.each([
    [
      'a day as fully as it was said',
      [
        'I have Tuesday the tenth or Tuesday the twenty-fourth.',
        'The twenty-fourth, please.',
        'Twenty-fourth of March.',
      ],
      'Tuesday 24 March',
    ],
    [
      'the day that takes the place of another',
      [
        'Shall we say the seventh of April?',
        'I am on holiday. Could it be the fourteenth?',
        "The fourteenth. Ten o'clock?",
        'Ten is good.',
      ],
      "14 April at ten o'clock",
    ],
    [
      'a sum with what is left of it',
      [
        'So that is nine hundred and seventy pounds altogether.',
        'Nine seventy. So seven seventy left.',
        'Seven hundred and seventy, due a fortnight before. So the twenty-seventh of September.',
        'Fine.',
      ],
      '£970 in total, with £770 left to pay by 27 September',
    ],
    [
      'a sum from a day',
      [
        'What about twelve hundred euros?',
        'And twelve hundred from October?',
        'Twelve hundred from the first of November.',
        'Twelve hundred from the first of November, fine.',
        'Good.',
      ],
      '€1,200 from 1 November',
    ],
    [
      'days of each week',
      [
        'I can do Saturdays and Friday afternoons.',
        'Saturdays and Friday afternoons. From when?',
        'From Friday the eighteenth.',
        'The eighteenth.',
      ],
      'Saturdays and Friday afternoons from Friday the 18th',
    ],
    [
      'no start of other days',
      [
        'The fifteenth of June?',
        'The fifteenth is good.',
        'I give you Mina on Mondays and Wednesdays.',
        'Mondays and Wednesdays, great.',
      ],
      '15 June',
    ],
    [
      'what is given back',
      ['I would like to credit you the 380 pounds.', 'Three hundred and eighty, fine.'],
      'a credit of £380',
    ],
  ])('%s', (_, said, terms) => expect(termsOf(...said)).toBe(terms))

  it.each([
    ['what the other refuses', ['It costs 180 pounds.', 'A hundred and eighty? I can not do that.']],
    ['what happened', ['The feed came on the seventh of May.', 'The seventh of May, okay.']],
    ['what is taken back', ['I would pay the other 300 pounds. Actually no.', 'I see.']],
    ['what is not sure', ['I could pay 300 pounds, possibly.', 'Okay.']],
    ['a time of day', ['It is 20 pounds. You can have the room from twelve fifteen.', 'Twelve fifteen, lovely.']],
  ])('no terms: %s', (_, said) => expect(termsOf(...said)).toBe(''))
})
