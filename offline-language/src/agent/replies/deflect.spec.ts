import { expect, it } from 'vitest'
import { deflections, unansweredKinds } from './deflect.js'

it('a question for a feeling is told from one for a fact', () => {
  expect('Do you even care about this job?').toMatch(unansweredKinds.attitude)
  expect('Do you have a car?').not.toMatch(unansweredKinds.attitude)
})

it('a yes or no that the prompt does not give is not guessed', () => {
  const ways = [deflections.yesOrNo, deflections.self].flatMap((each) => Object.values(each).flat())
  for (const way of ways) expect(way).not.toMatch(/\bno\.$|\bdo not think so\b|^(?:I suppose so|More or less)/)
})
