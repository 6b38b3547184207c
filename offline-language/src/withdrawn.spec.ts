import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const tasksOf = (...messages: string[]) =>
  findCommitments(readConversation(talk(...messages), language)).map(({ owner, text }) => `${owner}: ${text}`)

const start = ['This is Rosa from the kennels.', 'My dog needs a place in May, and the papers are a mess.']

describe('what a speaker takes back', () => {
  it.each([
    [
      'in the same breath',
      ["I could give him to my sister. I'll sell the basket on Friday. No, no, he needs it in May, forget that."],
    ],
    ['by saying that they will not', ["I'll ring the vet and shout at her. No, I won't, I couldn't do that."]],
    ['on second thoughts', ["I'll email the breeder tonight. Actually, no, that's not fair."]],
    [
      'later, by its name',
      ["I'll mention the fence in my letter to the council.", 'That would be a pity.', 'Yes, sorry. Forget the fence.'],
    ],
  ])('is no task: %s', (_, said) => {
    expect(tasksOf(...start, 'What about the basket?', ...said).join('\n')).not.toMatch(
      /sell|sister|ring the vet|email the breeder|mention the fence/,
    )
  })

  it('is no task of its speaker, if somebody else does it', () => {
    const tasks = tasksOf(
      ...start,
      'Who walks him?',
      "I'll walk him on Sunday mornings. Well, my brother will, I'm never up.",
    )
    expect(tasks.join('\n')).not.toMatch(/mornings\.”|will walk/)
  })

  it.each([
    ['what nobody is to say', "Don't tell me now that I've cancelled the place, because I never did.", /cancelled/],
    ['what may not be so', "I don't know whether I've booked the place for both dogs.", /booked/],
  ])('is no fact: %s', (_, said, told) => {
    expect(
      tasksOf('This is Rosa, I have a dog in your kennels.', 'Hello Rosa.', said, 'No, no.').join('\n'),
    ).not.toMatch(told)
  })

  it('leaves the other promises of the turn', () => {
    const tasks = tasksOf(
      ...start,
      'What about the papers?',
      "I'll send you the papers by Friday. I'd bring the basket, too. Never mind, I'll send you a photo of the basket tonight.",
    )
    expect(tasks).toContain('user: Ann will send Rosa the papers by Friday.')
    expect(tasks.join('\n')).toMatch(/photo of the basket/)
  })
})

describe('what only sounds like a task', () => {
  it.each([
    [
      'a threat',
      "If the heating isn't on by Friday, I'm going to the council, I'll tell everyone.",
      'I hear you.',
      /council|everyone/,
    ],
    ['what awaits one', "Two weeks away, I'll have three hundred letters on Monday.", 'Poor you.', /letters/],
    ['a good word for the way', 'And please, drive home carefully.', 'I will. Bye.', /drive/],
    ['a refusal', "I'll not clean six kennels with two hands this week.", 'I see.', /kennels with/],
    [
      'an opinion that nobody takes',
      "And I'd repaint that door, by the way, before the summer.",
      'Goodbye.',
      /repaint/,
    ],
    ['what is only seen', 'I can see your letter here on the desk.', 'Of course you can.', /desk/],
    ['what nobody is to speak of', 'Leave my brother out of it.', 'All right.', /brother/],
    [
      'what is done while they talk',
      'Now take the cover off the meter, please.',
      "Okay, taking it off. It's open.",
      /cover/,
    ],
    ['what is done a turn later', 'Delete the old alarm or it rings again.', 'Which one? There are two.', /alarm/],
  ])('is none: %s', (_, said, answer, told) => {
    const more = ['The red one.', "Okay, deleting it. It's gone."]
    expect(tasksOf(...start, 'Hello Rosa. What is it?', said, answer, ...more).join('\n')).not.toMatch(told)
  })

  it.each([
    [
      'an order with its time',
      ['Take the cover off the meter tonight.', "All right. It's off the road, is it?"],
      /cover/,
    ],
    ['a promise in a case', ["If the heating fails, I'll send a fitter to you on Friday."], /fitter/],
  ])('is one: %s', (_, said, told) => {
    expect(tasksOf(...start, 'Hello Rosa. What is it?', ...said).join('\n')).toMatch(told)
  })
})
