import { expect, it } from 'vitest'
import { nextReply, openConversation } from '../next-reply.js'

const scenario = (prompt: string, recipientName: string) => ({
  title: 'A talk',
  prompt,
  firstMessage: '',
  language: 'en',
  recipientName,
  recipientRole: 'Manager',
})

const warm = 'You are Desmond Achebe, 58, caretaker of a school. The boiler broke down. Tone: warm and friendly.'
const plain = 'You are Bronagh Keane, 66, a widow. Your fence is white.'

it.each([
  [warm, 'Maureen Oakes', 'Good evening, thank you for coming, please sit down.'],
  [warm, '', 'Good evening, thank you for coming, please sit down.'],
  [warm, 'Maureen Oakes', 'Hello Desmond, come in.'],
  [plain, 'Niall', 'Good evening Mrs Keane.'],
  [plain, '', 'Hello Bronagh, come in.'],
])('greets the person, not itself: “%s”, “%s”, “%s”', (prompt, recipientName, said) => {
  const who = scenario(prompt, recipientName)
  const opening = { role: 'agent' as const, message: openConversation(who).text, at: 0 }
  const { text } = nextReply(who, [opening, { role: 'user', message: said, at: 4 }], 4)
  expect(text).not.toMatch(/Desmond|Achebe|Bronagh|Keane|, \./)
})
