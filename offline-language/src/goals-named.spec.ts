import type { GoalCheck } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { verdict } from '../test/judge-goal.js'

describe('names', () => {
  it.each([
    'I would like 85,000.',
    'We ask for $45 a truck.',
    'About nine per cent.',
    'It saved eighty five thousand dollars.',
    'We run 140 trucks.',
    'It fell from 400 to 90.',
    'We had forty open tickets.',
  ])('finds an amount in %j', async (said) => {
    expect(await verdict({ kind: 'names', what: 'amount' }, said)).toEqual([true, said])
  })

  it.each([
    'I came in 2019.',
    'It takes ten minutes.',
    'Call 555-0143 at 10:30.',
    'I am a hundred percent sure.',
    'Two of us.',
    'The code is number 741.',
  ])('finds none in %j', async (said) => {
    expect(await verdict({ kind: 'names', what: 'amount' }, said)).toEqual([false])
  })

  it.each([
    'On Friday.',
    'It ends on the 3rd of May.',
    'Within two weeks.',
    'Next month then.',
    'At three o’clock.',
    'By the end of the quarter.',
    'On 2027-01-31.',
    'Let us meet again on the third of March.',
    'On the twenty-first, please.',
    'The fourteenth works for me.',
    'March the second.',
  ])('finds a date in %j', async (said) => {
    expect(await verdict({ kind: 'names', what: 'date' }, said)).toEqual([true, said])
  })

  it.each(['We may march on.', 'One of two.', 'Not today, thanks.', 'It is on the third floor.', 'You are the third.'])(
    'finds none in %j',
    async (said) => {
      expect(await verdict({ kind: 'names', what: 'date' }, said)).toEqual([false])
    },
  )

  it('finds the name of somebody else, not of the two speakers', async () => {
    const name: GoalCheck = { kind: 'names', what: 'name' }
    const opening = 'Hello, I am Mrs. Keller. I have been waiting for you since eight this morning.'
    expect(await verdict(name, 'Ask for my colleague Peter.', { opening })).toEqual([
      true,
      'Ask for my colleague Peter.',
    ])
    expect(await verdict(name, 'Hello Mrs. Keller, this is Ann Lee.', { opening })).toEqual([false])
  })
})
