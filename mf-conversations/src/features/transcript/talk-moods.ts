import type { TalkPart } from '@clarity/contracts/measures'

/** The sentiment of the user's turns in a part of the conversation, from 0 to 100, at the middle of the part. */
export interface TalkMood {
  readonly secs: number
  readonly percent: number
}

/** The moods of a timeline, whose parts are equally long; none if they make no line. */
export function talkMoods(timeline: readonly TalkPart[] = []): TalkMood[] {
  const half = (timeline.at(-1)?.fromSecs ?? 0) / (timeline.length - 1) / 2
  const moods = timeline.flatMap(({ fromSecs, sentiment }) =>
    sentiment === null ? [] : [{ secs: fromSecs + half, percent: sentiment }],
  )
  return moods.length > 1 ? moods : []
}
