import { describe, expect, it } from 'vitest'
import { isNoTask } from '../select/no-task.js'
import { ownerOfTask } from './task-owner.js'

describe('no task', () => {
  it.each([
    'We put the old fence up in May.',
    'I cut the branch when I moved in.',
    'I always lock the gate.',
    'Before I bake I weigh the flour and I write it on the bag.',
    'We empty the traps every morning.',
    'With the roof we are at ninety, so there is eleven left.',
    'Dr. Farrow has the week of the fourth.',
    'I am getting the brace on the ninth of May.',
    'Before I bake I weigh the flour and I write down what I think it will make.',
    'And tell him I do not bite.',
    'Give your sister my love.',
    'Can I ring you if it floods?',
  ])('%s', (text) => {
    expect(isNoTask(text)).toBe(true)
  })

  it.each([
    'I will put the old fence up in May.',
    'I put the new one up tomorrow.',
    'Before I bake I will ask the miller.',
    'I will empty the traps every morning.',
    'I am getting back to you on Monday.',
    'We will do it on Friday, because she is away.',
    'Tell him I need the saw by Friday.',
    'Dr. Farrow is away, so I will ask Ines on Monday.',
  ])('but a task: %s', (text) => {
    expect(isNoTask(text)).toBe(false)
  })
})

describe('the owner', () => {
  it.each([
    'I would want two photographs of the roof.',
    'And then I would expect you to water them.',
    'Then forward me the invoice.',
    'If the pump stops, ring Ines.',
    'We would want a deposit.',
  ])('is the other: %s', (text) => {
    expect(ownerOfTask({ text, role: 'agent' })).toBe('user')
  })

  it.each(['I would want to see it first.', 'I would need to ask my wife.', 'If the pump stops, I will ring Ines.'])(
    'is the speaker: %s',
    (text) => {
      expect(ownerOfTask({ text, role: 'agent' })).toBe('agent')
    },
  )
})
