import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const tasksOf = (...messages: string[]) =>
  findCommitments(readConversation(talk(...messages), language)).map(({ owner, text }) => `${owner}: ${text}`)

const start = ['This is Rosa from the choir.', 'Hello Rosa, what can I do for you?']

describe('a quoted task', () => {
  it('has the time that is told right after it', () => {
    const tasks = tasksOf(
      ...start,
      'Could you print the programmes for the concert?',
      "I'll have my sister do it, she has the better printer. On Thursday, after work.",
    )
    expect(tasks.join('\n')).toMatch(/printer\. On Thursday, after work\.”/)
  })

  it('has the day that its speaker comes to', () => {
    const tasks = tasksOf(
      ...start,
      "I'd need the signed form and a photo of the piano, please. By Monday, if you can.",
      "I'll ask Karim to scan it, he comes on Sunday, no, he's at a wedding on Sunday. Saturday morning. You'll have it by Saturday noon.",
      'Lovely.',
    )
    expect(tasks.join('\n')).toMatch(/wedding on Sunday\. Saturday morning\. You'll have it by Saturday noon\.”/)
  })

  it('leaves out no sentence between two of a turn', () => {
    const tasks = tasksOf(
      ...start,
      'How about this, the boys sing in the first row, every evening until Easter.',
      "They'll moan. But okay, yes. And I'll tell them that it was my idea.",
    )
    expect(tasks.join('\n')).not.toMatch(/moan\. And/)
  })

  it('has no time of another matter', () => {
    const tasks = tasksOf(
      ...start,
      'And the chairs?',
      "I'll ask the caretaker for eighty chairs. Sunday at noon, then. Bye Rosa.",
    )
    expect(tasks.join('\n')).not.toMatch(/Sunday at noon/)
  })

  it('has no time of what only its speaker gets to have', () => {
    const tasks = tasksOf(
      ...start,
      'Could you ask the vicar whether we get the church?',
      "Okay, I'll ask the vicar. And your travel money from the spring is still open.",
      'I have the tickets in a box.',
      "Bring the box on Friday, I'll hand it in, and you'll have it by the end of the month.",
    )
    expect(tasks.join('\n')).not.toMatch(/vicar[^”\n]* by the end/)
  })
})
