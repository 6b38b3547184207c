import { weekdayPattern } from '../../language/tokens/calendar.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { heartPatterns } from '../phrase/heart-patterns.js'
import { sumOfMarks } from '../phrase/marks.js'

const { cause, decision, refusal, concern, change, detail, aside, farewell, laugh } = heartPatterns

/** What a sentence is to the conversation, for its title. */
export type Kind = 'cause' | 'decision' | 'concern'

export function kindOf({ text, isQuestion }: Sentence): Kind | null {
  if (isQuestion) return null
  if (decision.test(text)) return 'decision'
  if (cause.test(text)) return 'cause'
  return concern.test(text) ? 'concern' : null
}

const outside = -4

/** How near a sentence is to the heart of the conversation: its problem, the cause, and what is decided. */
export function heartWeight(sentence: Sentence, place: ClosingPlaces): number {
  const { text } = sentence
  if (place.isOutside(sentence) || isAside(sentence)) return outside
  const isStatement = !isAsked(sentence)
  return sumOfMarks([
    [0.7, isStatement && cause.test(text)],
    [0.5, isStatement && decision.test(text)],
    [0.5, isStatement && refusal.test(text)],
    [0.4, isStatement && concern.test(text)],
    [0.3, isStatement && change.test(text)],
    [-0.9, detail.test(text)],
    [-0.6, place.isLate(sentence)],
  ])
}

/** "By the way", "only joking": what no one came for. */
export function isAside({ text }: Sentence): boolean {
  return aside.test(text)
}

/** The sentences of the last goodbye, and what the other one laughs at. */
export interface ClosingPlaces {
  isOutside: (sentence: Sentence) => boolean
  /** Short, in the last turns, and no promise. */
  isLate: (sentence: Sentence) => boolean
}

const mostClosingTurns = 6
const shareOfClosing = 0.3
const lateTurns = 2
const longTalk = 20
const fewStems = 5
const promise = new RegExp(
  `\\b(?:I|we|you) will\\b.*\\b(?:\\d|by|on|at|before|tomorrow|today|tonight|${weekdayPattern})\\b`,
  'i',
)

export function closingPlaces({ turns }: Conversation): ClosingPlaces {
  const earliest = Math.max(turns.length - mostClosingTurns, Math.ceil(turns.length * (1 - shareOfClosing)))
  const start = turns.findIndex(({ text }, at) => at >= earliest && farewell.test(text))
  const closing = new Set(start < 0 ? [] : turns.slice(start).map(({ index }) => index))
  const laughedAt = new Set(
    turns.flatMap(({ role, index }, at) => {
      const next = turns[at + 1]
      return next && next.role !== role && at >= turns.length / 2 && laugh.test(next.text.slice(0, 30)) ? [index] : []
    }),
  )
  const late = new Set(turns.length < longTalk ? [] : turns.slice(-lateTurns).map(({ index }) => index))
  const isNoPromise = ({ text }: Sentence) => !promise.test(text)
  return {
    isOutside: (sentence) => {
      const [turn = -1] = sentence.turns
      return (laughedAt.has(turn) || closing.has(turn)) && isNoPromise(sentence)
    },
    isLate: (sentence) => late.has(sentence.turns[0] ?? -1) && sentence.stems.size <= fewStems && isNoPromise(sentence),
  }
}
