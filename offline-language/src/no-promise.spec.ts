import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { actionItems, findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()

/** The agent speaks first, then Ann. */
function textsIn(...messages: string[]): string[] {
  const conversation = readConversation(talk(...messages), language)
  return actionItems(conversation, findCommitments(conversation)).map(({ text }) => text)
}

describe('no action is', () => {
  it.each([
    ['what one would do', ['And I would keep the small boat for you.', 'Fine.']],
    [
      'what another says of the speaker',
      ['My aunt has told the whole town I will send the choir a cheque on Friday.', 'Ha.'],
    ],
    ['what may be', ['Maybe I will send you the drawings on Friday.', 'I see.']],
    ['what is not promised', ['I will send you the drawings on Friday. I am not promising, though.', 'I see.']],
    [
      'a request that gets a plain no',
      [
        '',
        'I came to ask you, and I will ask it plainly, if you would send the choir a gift on Friday.',
        "The answer's no.",
      ],
    ],
  ])('%s', (_, messages) => {
    expect(textsIn(...messages)).toEqual([])
  })

  it('but a plain promise is, also one that the speaker tells again', () => {
    expect(textsIn('', 'I told you I will send you the drawings on Friday.', 'I see.')).toHaveLength(1)
  })
})
