import { expect, it } from 'vitest'
import { isCalledOnly } from './called-only.js'

it.each([
  ['called', 'Hello.\nHe is four, Norman.', 'Well.', true],
  ['called, and says so', 'Thanks, Norman.', 'Hi, it is Norman Pask.', true],
  ['not called', 'I saw Norman.', 'Well.', false],
  ['both are called so', 'He is four, Norman.', 'I know, Norman.', false],
  ['who calls is called so', 'It is Norman. We are here, Norman, said Mum.', 'Well.', false],
])('a name of the other: %s', (_, says, othersSay, is) => {
  expect(isCalledOnly('Norman Pask', says, othersSay)).toBe(is)
})
