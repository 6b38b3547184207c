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
    pauses: null,
    timeline: [
      { fromSecs: 0, talkShare: 0.84, sentiment: 50 },
      { fromSecs: 27, talkShare: 0.36, sentiment: 50 },
      { fromSecs: 53, talkShare: 0.69, sentiment: 74 },
      { fromSecs: 80, talkShare: 0.91, sentiment: 42 },
      { fromSecs: 106, talkShare: 0.48, sentiment: 50 },
    ],
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

it('counts long silences before the turns of the person', async () => {
  const source = talk(
    'Hello. How are you?',
    'Fine, thanks.',
    'What brings you here?',
    'A late order, I think.',
    'I see.',
  )
  const times = [0, 2, 4, 13, 20]
  source.transcript.forEach((entry, at) => {
    entry.time_in_call_secs = times[at]!
    entry.duration = 1.5
  })
  expect((await measure(source)).pauses).toBe(1)
  source.transcript[3]!.time_in_call_secs = 7
  expect((await measure(source)).pauses).toBe(0)
})

it('counts only certain silences if a turn lasts until the next one, and does not know that there were none', async () => {
  const source = talk('What brings you here?', 'A late order.', 'Which one?', 'The one of Monday.')
  for (const entry of source.transcript) entry.duration = 4
  expect((await measure(source)).pauses).toBe(null)
  source.transcript[3]!.time_in_call_secs = 30
  source.transcript[2]!.duration = 22
  expect((await measure(source)).pauses).toBe(1)
})

it('does not know the pauses of who typed, nor takes inexact tenths of a second for the end of a turn', async () => {
  const typed = talk(
    'How are you?',
    'A late order, I think, and nobody calls me back.',
    'Which one?',
    'The one of Monday.',
  )
  const times = [0.4, 36.3, 36.5, 46.1]
  typed.transcript.forEach((entry, at) => {
    entry.time_in_call_secs = times[at]!
    entry.duration = [35.9, 0.2, 9.6, 0.3][at]!
  })
  expect((await measure(typed)).pauses).toBe(null)
  const spoken = talk('What brings you here to us today, and how can we help you?', 'A late order.')
  spoken.transcript.forEach((entry, at) => {
    entry.time_in_call_secs = [36.3, 46.1][at]!
    // 46.1 - 36.3 is more than 9.8.
    entry.duration = [9.8, 2][at]!
  })
  expect((await measure(spoken)).pauses).toBe(null)
})

it('follows talk and sentiment over equal parts of the time', async () => {
  const angry = 'This is terrible and I am very angry.'
  const glad = 'Thank you, that is wonderful, I am very happy.'
  const turns = Array.from({ length: 6 }, (_, at) => ['Please tell me a little more about it.', at < 3 ? angry : glad])
  const { timeline } = await measure(talk(...turns.flat()))
  expect(timeline!.map(({ fromSecs }) => fromSecs)).toEqual([0, 12, 24, 36])
  expect(timeline!.map(({ talkShare }) => talkShare)).toEqual([0.33, 0.67, 0.36, 0.69])
  expect(timeline![0]!.sentiment).toBeLessThan(35)
  expect(timeline![3]!.sentiment).toBeGreaterThan(65)
})

it('has a timeline without sentiment in a language whose feelings are not analyzed', async () => {
  const said = ['¿En qué puedo ayudarle hoy?', 'Mi pedido no ha llegado todavía.']
  const source = { ...talk(...Array.from({ length: 12 }, (_, at) => said[at % 2]!)), language: 'es' }
  const { timeline } = await measure(source)
  expect(timeline).toHaveLength(4)
  expect(timeline!.every(({ sentiment, talkShare }) => sentiment === null && talkShare! > 0)).toBe(true)
})

it('has no timeline of a few turns, or if the times are missing or out of order', async () => {
  const long = talk(...Array.from({ length: 16 }, (_, at) => `We talk about the plan number ${at}.`))
  expect((await measure(long)).timeline).toHaveLength(5)
  expect((await measure(talk('Hello.', 'Hello.', 'Bye.', 'Bye.'))).timeline).toBeUndefined()
  long.transcript[3]!.time_in_call_secs = 90
  expect((await measure(long)).timeline).toBeUndefined()
  for (const entry of long.transcript) entry.time_in_call_secs = 0
  expect((await measure({ ...long, durationSecs: 0 })).timeline).toBeUndefined()
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
    pauses: null,
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
