import { beforeAll, describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readMoves } from './report/moves/read-moves.js'
import { isCourtesy } from './report/phrase/courtesy.js'
import { figurePhrases } from './report/phrase/figure-phrases.js'
import { readConversation } from './report/read/read-conversation.js'
import type { WrittenReport } from './report/read/conversation-to-report.js'
import { writeReport } from './report/write-report.js'

const language = await loadLanguageModel()

describe('the reason of a talk', () => {
  it.each([
    ["I've been offered a new post. In Lisbon.", "I've been offered a new post."],
    ['I handed in my notice this morning.', 'I handed in my notice this morning.'],
    ['The scan shows a shadow on the left lung.', 'The scan shows a shadow on the left lung.'],
  ])('is the news that one tells: %j', (news, told) => {
    const conversation = readConversation(
      talk(
        'Hi, how are you?',
        'Have you got ten minutes, without the kids?',
        "Sure, what's going on?",
        news,
        'Oh no. Since when do you know that?',
        'Since yesterday, I wanted to tell you first.',
        'Thank you for that. And what happens now?',
        'I do not know yet, let me sleep over it.',
        'Of course, call me tomorrow.',
        'I will, thanks.',
      ),
      language,
    )
    expect(readMoves(conversation).reason?.pieces[0]?.shown).toBe(told)
  })
})

it.each([
  'Thanks for making the time.',
  'Have you got five minutes?',
  "It's Kirsty Vance from Brightmere Energy.",
  'I am the one who looked after Biscuit.',
  'We are fine, we are fine.',
])('%j is a courtesy', (text) => {
  expect(isCourtesy({ text: text.replace("It's", 'It is') })).toBe(true)
})

it.each([
  'We have ten minutes between the trains.',
  'I am fine with forty.',
  'It is Thursday from four.',
  'It is dangerous.',
])('%j is none', (text) => {
  expect(isCourtesy({ text })).toBe(false)
})

it.each([
  ['I could put in a hundred euros.', ['a hundred euros']],
  ['Say twenty acres at the bottom end.', ['twenty acres']],
  ['One of the things is old.', []],
])('the counted things of %j are %j', (text, phrases) => {
  expect(figurePhrases({ words: language.tag(text) })).toEqual(phrases)
})

describe('a report', () => {
  let report: WrittenReport
  beforeAll(async () => {
    report = await writeReport(
      talk(
        'Mr Prosser speaking, what can I do for you?',
        "Thanks for making the time, I know it's lambing. It's Kirsty Vance from Brightmere Energy.",
        'Go on, then, the kettle is on.',
        'We would like to lease your bottom field for solar panels, at nine hundred pounds an acre.',
        'That field has grown wheat for sixty years. I will not give it up.',
        'I could go to eleven hundred pounds an acre for half of the field.',
        'The answer is no, for all of it or for half.',
        'I understand. Then I will take you off our list by Friday.',
      ),
    )
  })

  it('has no point for how the talk begins', () => {
    expect(report.keyPoints.map(({ content }) => content).join()).not.toMatch(/making the time|Kirsty Vance from/)
  })

  it('has no title that begins with "I"', () => {
    expect(report.keyPoints.filter(({ title }) => /^I\b/.test(title))).toEqual([])
  })
})
