import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const actionsOf = (...messages: string[]) =>
  findCommitments(readConversation(talk('This is Rosa from the library.', ...messages), language)).map(
    ({ text }) => text,
  )

it.each([
  [
    'what there will be',
    ['The children leave their bikes in the way.', "From Monday there'll be a rack behind the library."],
    "Rosa: “From Monday there'll be a rack behind the library.”",
  ],
  [
    'where it goes',
    ['When do I get the deposit?', 'It goes back to your account within three days.'],
    'Ann: “When do I get the deposit?” Rosa: “It goes back to your account within three days.”',
  ],
  [
    'what one can promise',
    ['The catalogue is due on the third. Is that possible?', 'The sixth I can promise.'],
    'Ann: “The catalogue is due on the third. Is that possible?” Rosa: “The sixth I can promise.”',
  ],
  [
    'what one would do',
    ['The readers shout in the hall.', "I'd do a talk for the whole group next Thursday, without names."],
    "Rosa: “I'd do a talk for the whole group next Thursday, without names.”",
  ],
])('a promise says %s', (_, messages, text) => {
  expect(actionsOf(...messages)).toEqual([text])
})

it.each([
  ['a code on the screen', ['How do I log in?', "There'll be a code on the screen."]],
  ['a condition', ['And the rack?', "There'll be a rack on Monday if the council pays."]],
  ['a rebuke', ['These books are rubbish.', "Please don't call my books rubbish."]],
  ['a time for giving notice', ['', "I have to give three months' notice, so I could start in May."]],
  ['the words before an offer', ['I am angry.', "I'd like to put something right today."]],
  ['what was done at once', ['Hello.', 'Can you open the lid and press the red button?', 'Okay. It says ready.']],
])('is none: %s', (_, messages) => {
  expect(actionsOf(...messages)).toEqual([])
})
