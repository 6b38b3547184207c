import { expect, it } from 'vitest'
import { addressed } from './addressed.js'

it.each([
  ['asked for', 'Hello, is that Mr. Whitlow? It is Danuta.', 'Yes, it is.', 'Mr. Whitlow'],
  ['greeted by a title', "Hello mr. Abbott it's Corinne", 'Oh hello', 'Mr. Abbott'],
  ['not there', 'Hello, is that Mr. Whitlow?', 'No, this is his son.', null],
  ['no person', 'Is that Friday? I am not sure.', 'Yes.', null],
  ['given when asked', 'What is your first name?\nRachel Marsh.', 'It is about the tooth.\nRachel.', 'Rachel'],
  ['a word that is no answer', 'What is your first name?\nPut it in milk.', 'Milk.', null],
  ['called twice', 'Sure, Bernie, go on.\nI can not do that, Bernie.', 'Okay.', 'Bernie'],
  ['called at the end and at the start', 'Some came by bus, Bernie.\nBernie, come on.', 'Okay.', 'Bernie'],
  ['named alone, with a title', 'Your date of birth? Found you. Miss Kaur. How can I help?', 'Hello.', 'Miss Kaur'],
  ['the answer to a question', 'It is Ravi. Who is ill?\nMrs. Lowe is.', 'Okay.', null],
  ['called by what they say is their name', 'See you then, Clem.', 'I am Clem, by the way.', 'Clem'],
  ['called once, perhaps only named', 'We went to Hull, Leeds, and York.', 'Okay.', null],
  ['told of', 'Not him, Alan, no.\nAlan forgot, Alan, again.', 'Okay.', null],
])('a name: %s', (_, othersSay, ownWords, name) => {
  expect(addressed(othersSay, ownWords)).toBe(name)
})
