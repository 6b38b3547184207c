import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const tasksOf = (...messages: string[]) =>
  findCommitments(readConversation(talk(...messages), language)).map(({ owner, text }) => `${owner}: ${text}`)

const start = ['This is Rosa from the garage.', 'My bike has a broken wheel, and the race is in June.']

describe('an act has what a reader needs', () => {
  it.each([
    [
      'the day that the other says',
      ['Anything else?', "And I'll come back with the papers when, next Monday?", 'Monday the third, half past nine.'],
      /when, next Monday\?” Rosa: “Monday the third, half past nine\.”/,
    ],
    [
      'the question that says more than its answer',
      ['And who pays for the power in the tent?', "I'll take the power. It's not much."],
      /who pays for the power in the tent\?” Ann: “I'll take the power\./,
    ],
    [
      'what is paid for',
      ["And the lamp that never came, I haven't forgotten. I'll credit you thirty euros for that.", 'Thank you.'],
      /the lamp that never came[^\n]* for that\.”/,
    ],
    [
      'what "just on Sundays" is about',
      ['And pump it up. Just on Sundays, five minutes.', "Sundays, fine. I'll do it before breakfast."],
      /And pump it up\. Just on Sundays/,
    ],
    [
      'the whole of which the other does the rest',
      ["The repair is ninety. I'll pay fifty of it. Can you pay the rest?", 'I can pay the rest.'],
      /fifty of it\. Can you pay the rest\?” Ann: “I can pay the rest\.”/,
    ],
  ])('%s', (_, said, told) => {
    expect(tasksOf(...start, ...said).join('\n')).toMatch(told)
  })

  it('is of the one who gives what is taken', () => {
    const tasks = tasksOf(
      ...start,
      'I can lend you forty euros for the tyre.',
      "Forty and the pump. Fine, I'll take that.",
    )
    expect(tasks.join('\n')).toMatch(/^agent: Rosa[^\n]* lend/m)
    expect(tasks.join('\n')).not.toMatch(/^user/m)
  })

  it('is of the one who brings what the other asks to have', () => {
    const tasks = tasksOf(...start, 'Could we have both old keys by Friday?', "You'll have them Thursday.")
    expect(tasks.map((one) => one.split(':')[0])).toEqual(['user'])
  })

  it('says who is meant', () => {
    const tasks = tasksOf(
      ...start,
      'Could you take my nephew to the race this Sunday, Milan? Show him the track.',
      "Is that his name? Ah. Sure, I'll take him.",
    )
    expect(tasks.join('\n')).toMatch(/nephew/)
    expect(tasks.join('\n')).not.toMatch(/Rosa: “Show him/)
  })

  it('has no other offer for its yes', () => {
    const tasks = tasksOf(...start, 'I can do the brakes for sixty.', 'I could come on Tuesday.')
    expect(tasks.join('\n')).not.toMatch(/sixty\.” Ann: “I could come/)
  })
})

describe('what is settled in several turns is an act', () => {
  it.each([
    [
      'a plan that is taken after a sigh',
      [
        'How about this, your son locks the shed and brings us the key. Every evening until Easter.',
        "He'll moan. But all right, yes.",
      ],
      /How about this[^\n]*Every evening until Easter\.” Ann: “He'll [^”]*moan\. But all right, yes\.”/,
    ],
    [
      'a plan with the condition of its yes',
      [
        'What I had in mind was two weeks, every race, a written list of parts.',
        'Two weeks is fine. But not on Sundays.',
        'Okay.',
      ],
      /a written list of parts\.” Ann: “Two weeks is fine\. But not on Sundays\.”/,
    ],
    [
      'what both say alike',
      ['And until the race nobody rides it, agreed?', 'Until the race nobody rides it.'],
      /agreed\?” Ann: “Until the race nobody rides it\.”/,
    ],
    [
      'what somebody is to do every day',
      [
        'First I want a week of notes. Every morning, two lines each, write them down. Have you got a book?',
        'My sister has one.',
      ],
      /^user: [^\n]*a week of notes\. Every morning, two lines each, write them down\.”/m,
    ],
    [
      'a limit',
      ['And no more than two rides a day until then.', 'Oh. Okay.'],
      /^user: [^\n]*no more than two rides a day/m,
    ],
    [
      'what somebody can do, with its day',
      [
        "Let's say if a list of all the parts is written and approved by the club.",
        'That I can do. A list by the end of May, with prices.',
        'Good.',
      ],
      /a list of all the parts is [^\n]* Ann: “That I can do\. A list by the end of May, with prices\.”/,
    ],
    [
      'a wish that is granted',
      [
        'And the forty euros? I would like that back.',
        'The forty I can transfer straight away. For the rest I can do a voucher.',
        "I don't want a voucher.",
      ],
      /I would like that back\.” Ann: “The forty I can transfer straight away\.”/,
    ],
  ])('%s', (_, said, told) => {
    expect(tasksOf(...start, ...said).join('\n')).toMatch(told)
  })

  it.each([
    [
      'a plan that is turned down',
      ['How about this, your son locks the shed every evening.', 'No. He is five.'],
      /locks the shed/,
    ],
    ['what nobody answers alike', ['And until the race nobody rides it, agreed?', 'Let me think about it.'], /agreed/],
    ['a wish that is refused', ['I would like the forty back.', 'I can not do forty.'], /forty/],
  ])('but not %s', (_, said, told) => {
    expect(tasksOf(...start, ...said).join('\n')).not.toMatch(told)
  })
})
