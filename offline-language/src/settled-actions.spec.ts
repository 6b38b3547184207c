import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const actionsOf = (...messages: string[]) =>
  findCommitments(readConversation(talk(...messages), language)).map(({ text }) => text)

const start = ['This is Rosa from the workshop.', 'My boiler is leaking since Tuesday.']

describe('an action', () => {
  it('is an offer that is taken', () => {
    expect(actionsOf(...start, 'I can send you a mechanic.', 'Oh. Okay, that would be great.')).toContain(
      'Rosa will send Ann a mechanic.',
    )
  })

  it('is no offer that nobody takes', () => {
    expect(actionsOf(...start, 'I can send you a mechanic.', 'My sister had the same boiler.')).toEqual([])
  })

  it('is a visit on the day that both name', () => {
    expect(
      actionsOf(...start, 'When can I come round?', 'Friday?', 'Friday after two, then.', 'Friday after two works.'),
    ).toContain('Rosa will come round on Friday after two.')
  })

  it('has its condition', () => {
    expect(
      actionsOf(
        ...start,
        'If the boiler leaks again before Friday, I will send you a new pump.',
        'Okay, thank you.',
      ).join(),
    ).toContain('If the boiler leaks again before Friday, I will send you a new pump.')
  })

  it('is no call that somebody counts', () => {
    expect(actionsOf('This is Rosa.', 'It is the third time I am ringing about the boiler this week.')).toEqual([])
  })

  it.each([
    ['I will ask my wife, though, before Friday.', 'Rosa will ask their wife before Friday.'],
    ['I will call you back at nine to see how he is.', 'Rosa will call Ann back at nine.'],
    ['I will tear up that letter and write a new one myself.', 'Rosa will tear up that letter and write a new one.'],
    ['Stefano will come at half past eleven.', 'Stefano will come at half past eleven.'],
    ['Let us meet again on Monday at nine.', 'Rosa and Ann will meet again on Monday at nine.'],
  ])('%s', (said, told) => {
    expect(actionsOf(...start, said, 'Good.')).toContain(told)
  })
})
