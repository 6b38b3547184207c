import { describe, expect, it } from 'vitest'
import { wordsBefore } from './language/clauses/other-clause.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { saysNothing } from './report/select/says-nothing.js'
import { writeReport } from './report/write-report.js'
import { talk } from '../test/read-conversations.js'

const language = await loadLanguageModel()
const sentencesOf = (said: string) => readConversation(talk('', said), language).sentences

describe('a statement says something', () => {
  it.each([
    ['We were two days early.', false],
    ['I told Kelly on Monday.', false],
    ["I'm thinking of forty pounds.", false],
    ['I only know from my brother.', false],
    ['I can give you fifty pounds once.', true],
    ['The mock is on the third of March.', true],
    ['There are 24 children.', true],
    ['I want to go to Lisbon.', true],
    ['I earn 62,000 and would like more.', true],
  ])('%s %s', (said, expected) => {
    expect(saysNothing(sentencesOf(said))).toBe(!expected)
  })
})

describe('the words in which a pronoun can have its noun', () => {
  it.each([
    ['of an object: none of its own clause', 'The machine kept it', 'it', ''],
    ['of an object: those of the clause before', 'The machine broke and they sent it back', 'it', 'The machine broke'],
    ['of an object after "to"', 'I took the car there to fix it', 'it', 'I took the car there'],
    ['of a subject: all', 'The machine is old and it rattles', 'it', 'The machine is old and'],
    ['of a part', 'Keep a piece of it', 'it', ''],
    ['of several that are counted: all', 'We are watching the two of them', 'them', 'We are watching the two of'],
  ])('%s', (_, said, pronoun, before) => {
    const words = language.tag(said)
    const at = words.findIndex(({ lower }) => lower === pronoun)
    expect(
      wordsBefore(words, at)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(before)
  })
})

describe('a report', () => {
  it('has no answer that only thanks, and no yes to what happened', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'Tell me about a time when something went wrong.',
        'Last winter I sent two trucks to the wrong port, which cost eleven thousand euros.',
        'What did you do?',
        'I told my boss straight away. Then I built a check into the spreadsheet for the bookings.',
        "That's a good answer. I'll let you know about the trial day by Wednesday.",
        'Great. Cheers, Sam.',
      ),
    )
    const told = keyPoints.map(({ content }) => content).join('\n')
    expect(told).not.toMatch(/Cheers|The agent agrees/)
  })

  it('does not take a day for the name of a speaker', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'Reception, Yusuf speaking.',
        "I'd like a taxi to the congress centre at half past eight.",
        "It's Marathon day, a lot of streets are closed. I'd go at eight, the ride takes forty minutes.",
        'Eight, then. And the air conditioning in my room rattled all night.',
        "I'll have the engineer check the air conditioning at noon.",
        'Thank you.',
      ),
    )
    const told = keyPoints.map(({ content }) => content).join('\n')
    expect(told).not.toMatch(/Marathon (?:says|asks|agrees)|Marathon:/)
    expect(told).toMatch(/Yusuf/)
  })
})
