import { expect, it } from 'vitest'
import type { Conversation } from './conversation.js'
import { reallySaid } from './really-said.js'

const after = (said: string, text: string) =>
  ({ memory: { agentTurns: [said] }, utterance: { text, questions: [text] } }) as unknown as Conversation

it.each([
  ['As I said, the boiler is broken.', 'The boiler is broken.', 'As I said, the boiler is broken.'],
  ['As I said, the boiler is broken.', 'I like tea.', 'The boiler is broken.'],
  ['The boiler is broken, as I said.', 'I like tea.', 'The boiler is broken.'],
  ['Yes, as I said.', 'I play the drums.', 'Yes, as I said.'],
  ['Yes, as I said.', 'I like tea.', 'Yes.'],
])('“%s” after “%s”', (sentence, before, words) => {
  expect(reallySaid(sentence, after(before, 'Do you still play the drums?'))).toBe(words)
})
