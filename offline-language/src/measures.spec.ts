import { expect, it } from 'vitest'
import { readConversation, talk } from '../test/read-conversations.js'
import type { ConversationToReport } from './report/read/conversation-to-report.js'
import { measuresOf } from './measures/measures-of.js'
import { readTalk } from './measures/talk.js'

const measure = async (source: ConversationToReport) => measuresOf(await readTalk(source))

it('counts a practice conversation', async () => {
  expect(await measure(readConversation('role-play-feedback'))).toEqual({
    talkShare: 0.64,
    questions: 4,
    openQuestions: 2,
    longestTurnSecs: 18,
    wordsPerMinute: 125,
    fillers: 0,
  })
})

it('counts open and closed questions, but neither echoes nor tags', async () => {
  const said =
    'What do you need? Tell me about the team. How many are there? Is it urgent? Right? Sorry? It works, you know. You could say: "May I help?"'
  expect(await measure(talk('Hello.', said))).toMatchObject({ questions: 4, openQuestions: 2 })
})

it('counts hesitations and empty phrases of the person, but not what only looks like one', async () => {
  const fillers = 'Um, I mean, we, uh, sort of, you know, like, need it.'
  const none = 'Do you know what kind of umbrella I like? You know him, and he means it. Mm-hmm.'
  expect((await measure(talk('Um, hello.', fillers))).fillers).toBe(6)
  expect((await measure(talk('Hello, how can I help you with that today?', none))).fillers).toBe(0)
})

it('measures pace and the longest turn from the turns whose times a speaker could have', async () => {
  const source = talk('Hello.', 'one two three four five six seven eight', 'Fine.', 'Typed at once and then stored')
  source.transcript[3]!.duration = 0.2
  expect(await measure(source)).toMatchObject({ wordsPerMinute: 120, longestTurnSecs: 4 })
})

it('has neither without times', async () => {
  const source = talk('Hello there.', 'I would like to talk about the plan.', 'Go on.', 'It is late.')
  for (const entry of source.transcript) entry.time_in_call_secs = 0
  expect(await measure({ ...source, durationSecs: 0 })).toMatchObject({ wordsPerMinute: null, longestTurnSecs: null })
})

it('has no figures of somebody who said nothing', async () => {
  expect(await measure(talk('Hello? Are you there?', '', 'Hello?'))).toEqual({
    talkShare: 0,
    questions: null,
    openQuestions: null,
    longestTurnSecs: null,
    wordsPerMinute: null,
    fillers: null,
  })
  expect(await measure(talk())).toMatchObject({ talkShare: null })
})

it('counts letters in a language without spaces, and gives no pace in words', async () => {
  const source = {
    ...talk('今日はよろしくお願いします。ご用件は？', '予算についてご相談したいのですが、いくらですか？'),
    language: 'ja',
  }
  expect(await measure(source)).toMatchObject({
    talkShare: 0.56,
    questions: 1,
    openQuestions: null,
    wordsPerMinute: null,
    fillers: null,
  })
})
