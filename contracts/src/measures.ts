import * as v from 'valibot'

const count = v.nullable(v.number())

/**
 * How the person talked, counted from the transcript. Null where the language or missing times do not allow a figure.
 * `talkShare` is their share of all words, from 0 to 1; `longestTurnSecs` is in seconds.
 */
export const Measures = v.object({
  talkShare: count,
  questions: count,
  openQuestions: count,
  longestTurnSecs: count,
  wordsPerMinute: count,
  fillers: count,
})
export type Measures = v.InferOutput<typeof Measures>
