import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Passage } from '../select/passage.js'
import { isOtherMatter } from './other-matter.js'
import { outcomeIn, resumes } from './outcome.js'
import { passageOf } from './passages.js'
import type { WeighedTurns } from './said.js'

const mostWords = 80
const mostSpans = 60
/** How many turns follow the first one; of a short talk, a span has no more than this share of the turns. */
const lengths = [1, 2, 3, 4]
const mostOfTalk = 0.25
const shortSpan = 2

/** Turns that follow one another, each with all that it says; the weightiest. */
export function spansOf({ said, valueOf }: WeighedTurns, conversation: Conversation, moves: Moves): Passage[] {
  return said
    .flatMap((_, from) =>
      lengths
        .filter((more) => more <= shortSpan || more < said.length * mostOfTalk)
        .map((more) => ({ parts: said.slice(from, from + more + 1), at: from + more })),
    )
    .filter(({ parts, at }) => at < said.length && parts.every((pieces) => pieces.length > 0))
    .map((span) => ({ ...span, value: valueOf(span.parts.flat()) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, mostSpans)
    .flatMap(({ parts, at, value }) => {
      const passage = passageOf(parts, at, conversation, moves, mostWords)
      return passage ? [{ ...passage, value }] : []
    })
    .filter((span) => isOfOneMatter(span) && !isCutShort(span, moves))
}

const isOfOneMatter = ({ parts }: Passage): boolean =>
  parts.slice(1).every(([first]) => !resumes.test(first!.shown ?? '')) &&
  parts.flat().every((piece, at, all) => !isOtherMatter(piece, all.slice(0, at)))

/** Whether the next turn says what becomes of its offer: a longer span has that. */
const isCutShort = ({ parts, at }: Passage, { turns }: Moves): boolean =>
  outcomeIn(parts, turns[at]!, turns[at + 1]).length > 0
