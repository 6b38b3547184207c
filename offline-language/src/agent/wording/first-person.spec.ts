import { expect, it } from 'vitest'
import { counterpartOf } from '../prompt/counterpart.js'
import { inFirstPerson } from './first-person.js'

const teacher = counterpartOf('Class teacher', 'You are Craig.')

it.each([
  ['You and your wife run a bakery.', 'My wife and I run a bakery.'],
  ['You and his mother, Karen, separated in June.', 'His mother, Karen, and I separated in June.'],
  ['You and Karen have two boys.', 'Karen and I have two boys.'],
])('“%s” puts the part last', (written, said) => {
  expect(inFirstPerson(written, teacher)).toBe(said)
})
