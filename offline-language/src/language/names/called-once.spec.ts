import { expect, it } from 'vitest'
import { calledOnce } from './called-once.js'

it.each([
  ['at the end', 'You can not leave it like that, Moira.', 'Moira'],
  ['before what is said last', 'I did not break the kettle, Owen, honestly.', 'Owen'],
  ['after a word or two', 'Well, Tess, it depends.', 'Tess'],
  ['in an order', 'Give me a minute, Piotr.', 'Piotr'],
  ['in a question', 'Is that why you rang, Hugh?', 'Hugh'],
  ['by title', 'I would not know, Mrs. Lowe.', 'Mrs. Lowe'],
  ['in a short clause', 'Do not say that, Erin. I am tired.', 'Erin'],
])('a name that is called once: %s', (_, othersSay, name) => {
  expect(calledOnce(`Hello.\n${othersSay}`, 'Right.')).toBe(name)
})

it.each([
  ['a relative', 'I saw my cousin, Delia, at the fair.', ''],
  ['somebody with a trade', 'You know that baker, Franz.', ''],
  ['a place in a place', 'We moved to a suburb of Leeds, Headingley.', ''],
  ['somebody who is spoken of', 'I never liked him, Gordon.', ''],
  ['a second place', 'We sent it to Berlin, Vienna.', ''],
  ['a part of a country', 'I am from the north, Bolton.', ''],
  ['a firm', 'The company is new, Kestrel.', ''],
  ['two names', 'I can not, Ruth.\nYou could, Paul.', ''],
  ['a name that the other says, too', 'I did not know that, Ivy.', 'Ivy left in May.'],
  ['no name', 'Give me a minute, please.', ''],
])('none: %s', (_, othersSay, ownWords) => {
  expect(calledOnce(othersSay, ownWords)).toBeNull()
})
