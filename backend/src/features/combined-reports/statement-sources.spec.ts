import type { TranscriptEntry } from '@clarity/contracts'
import { quoted } from '@clarity/offline-language'
import { expect, it } from 'vitest'
import { statementSources, type SpokenConversation } from './statement-sources.js'

const spoken = (label: string, ...messages: string[]): SpokenConversation => ({
  id: `id-${label}`,
  label,
  scenarioTitle: 'A late delivery',
  transcript: messages.map((message, at): TranscriptEntry => ({
    role: at % 2 === 0 ? 'agent' : 'user',
    message,
    time_in_call_secs: at * 40,
    tool_calls: [],
    duration: null,
  })),
})
const ann = spoken('Ann', 'Hello.', 'I lost my card.', 'Which card?', 'My card, I lost my card.')
const anna = spoken('Anna (2)', 'Hello.', 'I lost my *gold* card_1 \n at https://example.com, 5 > 4.')
const sourcesOf = (content: string) => statementSources(content, [ann, anna])

it('are found for each quote of a line, in the conversation that is named before it', () => {
  expect(sourcesOf('## Title\n\n- Ann “Hello.”; Anna (2) “Hello.”')).toEqual([
    { line: 2, conversation_id: 'id-Ann', turn: 0 },
    { line: 2, conversation_id: 'id-Anna (2)', turn: 0 },
  ])
})

it('are found if the conversation is named at the end of the line', () => {
  expect(sourcesOf('- They greet. “Hello.” (Anna (2))')).toEqual([{ line: 0, conversation_id: 'id-Anna (2)', turn: 0 }])
})

it('are the turn at the time that the quote gives, if the words were said twice', () => {
  expect(sourcesOf('- **Ann**: “I lost my card.”')[0]!.turn).toBe(1)
  expect(sourcesOf('- **Ann**: “I lost my card.” (2:00)')[0]!.turn).toBe(3)
})

it('are found for a shortened quote, and for one with escaped markdown', () => {
  const long = { turn: 1, quote: anna.transcript[1]!.message, t: 40 }
  expect(sourcesOf(`- **Anna (2)**: ${quoted(long)}`)).toEqual([{ line: 0, conversation_id: 'id-Anna (2)', turn: 1 }])
  expect(sourcesOf('- **Ann**: “… my card.” (2:00)')).toEqual([{ line: 0, conversation_id: 'id-Ann', turn: 3 }])
  expect(sourcesOf('- **Ann**: “My card, I …” (2:00)')).toEqual([{ line: 0, conversation_id: 'id-Ann', turn: 3 }])
})

it('are none for the title of a scenario, for words that nobody said, and for a line without a quote', () => {
  expect(sourcesOf('- Scenario: “A late delivery”\n- Ann: “Goodbye.”\n- Ann said hello.')).toEqual([])
})

it('are none for a single word without its time, unless it is all that was said', () => {
  expect(sourcesOf('- Scenario: “card”\n- Ann: “lost” (0:40)\n- Ann: “Hello.”')).toEqual([
    { line: 1, conversation_id: 'id-Ann', turn: 1 },
    { line: 2, conversation_id: 'id-Ann', turn: 0 },
  ])
})
