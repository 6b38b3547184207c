import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { namedDeedsIn } from './report/title/named-deeds.js'

const language = await loadLanguageModel()
const deedsOf = (said: string): string[] =>
  readConversation(talk('', said), language).sentences.flatMap((sentence) =>
    namedDeedsIn(sentence).map(({ text }) => text),
  )

it.each([
  ['You have to repair the wooden fence.', ['repair', 'wooden fence repair']],
  ['I will confirm it to you on Friday.', ['confirmation']],
  ['Could you cancel my membership?', ['cancellation', 'membership cancellation']],
])('names what is done in "%s": %j', (said, names) => {
  expect(deedsOf(said)).toEqual(names)
})

it.each(['The repair was dear.', 'I walked to the shop.'])('names nothing without such a verb: %s', (said) => {
  expect(deedsOf(said)).toEqual([])
})
