import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { evidenceFor } from './report/read/evidence.js'
import { readConversation } from './report/read/read-conversation.js'
import { loadLanguageModel } from './language/tokens/language-model.js'

async function quotesOf(message: string): Promise<string[]> {
  const { sentences, entries } = readConversation(talk('Hello.', message), await loadLanguageModel())
  return sentences
    .filter(({ role }) => role === 'user')
    .flatMap((sentence) => evidenceFor(sentence, entries).map(({ quote }) => quote))
}

it('is the whole sentence, and no word of its neighbours', async () => {
  expect(
    await quotesOf("I can take off last night completely. For the first night I can offer half. I'll ask, then."),
  ).toEqual(['I can take off last night completely.', 'For the first night I can offer half.', "I'll ask, then."])
})

it('is a part of at most 25 words of a longer sentence', async () => {
  const message = `We ${'walked on and on and on, '.repeat(12)}until we found the house.`
  for (const quote of await quotesOf(message)) {
    expect(message).toContain(quote)
    expect(quote.split(' ').length).toBeLessThanOrEqual(25)
  }
})
