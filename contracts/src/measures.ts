import * as v from 'valibot'

const count = v.nullable(v.number())

/**
 * One part of the conversation, all parts equally long. `fromSecs` is its start; `talkShare` is the person's share
 * of its words, from 0 to 1; `sentiment` is of their turns in it, from 0 to 100. Null if nothing was said.
 */
export const TalkPart = v.object({ fromSecs: v.number(), talkShare: count, sentiment: count })
export type TalkPart = v.InferOutput<typeof TalkPart>

/**
 * How the person talked, counted from the transcript. Null if the language or missing times do not allow a figure.
 * `talkShare` is their share of all words, from 0 to 1; `longestTurnSecs` is in seconds; `pauses` are silences of more
 * than three seconds before their turns. Reports of older versions have no pauses and no timeline.
 */
export const Measures = v.object({
  talkShare: count,
  questions: count,
  openQuestions: count,
  longestTurnSecs: count,
  wordsPerMinute: count,
  fillers: count,
  pauses: v.optional(count),
  /** Absent if the conversation is too short, or its times are missing. */
  timeline: v.optional(v.array(TalkPart)),
})
export type Measures = v.InferOutput<typeof Measures>
