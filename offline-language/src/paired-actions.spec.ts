import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const actionsOf = (...messages: string[]) =>
  findCommitments(readConversation(talk(...messages), language)).map(({ text }) => text)

const start = ['This is Rosa from the theatre.', 'We want to book the small stage in March.']

describe('what one proposes and the other takes', () => {
  it.each([
    [
      'an offer',
      'I can send a stagehand with the lamps on Tuesday.',
      'Do it.',
      'Rosa will send a stagehand with the lamps on Tuesday.',
    ],
    [
      'a request and its time',
      'Could you ask the fire brigade about the candles?',
      'Thursday, yes.',
      'Ann will ask the fire brigade about the candles on Thursday.',
    ],
    [
      'a request with a frequency',
      'Could you water the plants in the foyer?',
      'I could do that twice a week.',
      'Ann will water the plants in the foyer twice a week.',
    ],
    [
      'a request of a permission',
      'May I store the costumes in the cellar until Friday?',
      'Of course.',
      'Rosa will store the costumes in the cellar until Friday.',
    ],
    [
      'someone else',
      'Could my cousin bring the drums?',
      'Please bring them.',
      'Rosa: “Could my cousin bring the drums?” Ann: “Please bring them.”',
    ],
    [
      'a need with a time',
      'I need the signed contract by the ninth.',
      'By the eighth, no problem.',
      'Rosa: “I need the signed contract by the ninth.” Ann: “By the eighth, no problem.”',
    ],
    [
      'another time',
      'Could you paint the backdrop in the week of the 10th?',
      'Wednesday and Friday, yes.',
      'Rosa: “Could you paint the backdrop in the week of the 10th?” Ann: “Wednesday and Friday, yes.”',
    ],
    [
      'a limit',
      'Could you lend us the piano?',
      'Yes, but only for one evening.',
      'Rosa: “Could you lend us the piano?” Ann: “Yes, but only for one evening.”',
    ],
    [
      'an advice',
      'You would have to ask the caretaker for the key.',
      "I'll do that tomorrow.",
      'Ann will ask the caretaker for the key tomorrow.',
    ],
  ])('is an action: %s', (_, said, answer, text) => {
    expect(actionsOf(...start, said, answer)).toEqual([text])
  })

  it('is for both if each does something', () => {
    expect(
      actionsOf(...start, 'I could print the tickets if you send me the logo by Monday.', 'By Monday, yes.'),
    ).toEqual(
      [
        'Ann will send Rosa the logo by Monday.',
        'Rosa: “I could print the tickets if you send me the logo by Monday.” Ann: “By Monday, yes.”',
      ].toSorted((a, b) => Number(a.startsWith('Ann')) - Number(b.startsWith('Ann'))),
    )
  })

  it.each([
    [
      'after a question about it',
      ['I can lend you two projectors on Monday.', 'What do they cost?', 'Nothing for members.', 'Fine, do it.'],
      'Rosa will lend Ann two projectors on Monday.',
    ],
    [
      'after another time',
      [
        'Could we hang the posters together?',
        'Good idea. Tuesday evening?',
        "Tuesday I'm at the choir. Wednesday evening?",
        'Wednesday evening works.',
      ],
      'Rosa and Ann will hang the posters together on Wednesday evening.',
    ],
    [
      'when the time is asked for',
      ['I could sew the two curtains.', 'Lovely. When?', 'Tomorrow after work.'],
      'Rosa will sew the two curtains tomorrow after work.',
    ],
  ])('is taken %s', (_, messages, text) => {
    expect(actionsOf(...start, ...messages)).toEqual([text])
  })

  it.each([
    ['a refusal', ['Could you lend us the piano on Friday?', 'No, the piano stays here.']],
    ['a report of what was done at once', ['Can you open the side door?', 'It says I need a code.']],
    ['a fact', ['How could you find the stage last time?', 'Yes, that was hard.']],
    ['a wish about the past', ['If we had more time, we would build a second stage.', 'Yes, I understand.']],
    ['another question', ['I could lend you the piano. Do you sing?', 'Yes, I do.']],
    ['a greeting to pass on', ['Please give my love to your mother.', 'I will.']],
  ])('is none: %s', (_, messages) => {
    expect(actionsOf(...start, ...messages)).toEqual([])
  })

  it('is no promise after a mere sign of hearing', () => {
    expect(actionsOf(...start, 'You need to ask the caretaker.', 'Good. And the stage, how wide is it?')).toEqual([
      'Ann needs to ask the caretaker.',
    ])
  })

  it('has the time of the occasion', () => {
    expect(actionsOf(...start, "I'll ask the porter, I see him at lunch on Thursday.")).toEqual([
      'Rosa will ask the porter on Thursday.',
    ])
  })

  it('replaces what was promised before', () => {
    expect(actionsOf(...start, "I'll email you a map.", 'Could you post a map instead?', 'Sure, today.')).toEqual([
      'Rosa will post a map instead today.',
    ])
  })
})
