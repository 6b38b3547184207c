import { loadPatterns } from '../../data/load-patterns.js'
import { movePatterns } from '../moves/patterns.js'
import { trifle } from '../moves/settled.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation, Turn } from '../read/conversation.js'
import { answersWish } from './answers-wish.js'
import type { Commitment } from './commitment.js'

const { forOneself, fears, ofManners, saysGoodbye } = loadPatterns(
  'no-action',
  'forOneself',
  'fears',
  'ofManners',
  'saysGoodbye',
)
const { accepts, yes } = movePatterns
const wish = /^\S+(?: \S+)? (?:would like to|wants to) /
const permits = /^\S+(?: \S+)? can /
const needs = /\bI would need\b/i
const mostOfAnswer = 4
/** "I'll approve that now." */
const now = /\bI will \p{L}+ (?:that|it|this)(?: right| here and)? now$/iu
const firstPart = 0.13
const ability = /\bI can\b/i

interface Said {
  text: string
  /** The sentence of the transcript. */
  said: string
  place: number
  turn: Turn
  next: Turn | undefined
  /** Whether it asks something of the other. */
  isAsked: boolean
  isShortAnswer: boolean
}

/** What sounds like an action and is none, if it has no time. */
const reasons: readonly (readonly [name: string, holds: (one: Said) => boolean])[] = [
  ['a wish that the other does not take', ({ text, turn, next }) => wish.test(text) && !isTaken(turn, next)],
  ['a joke at the goodbye', ({ isAsked, turn, next }) => isAsked && next === undefined && saysGoodbye.test(turn.text)],
  ['a permission', ({ text }) => permits.test(text)],
  ['a need that the other fills', ({ said }) => needs.test(said)],
  ['the answer to a question', ({ isShortAnswer }) => isShortAnswer],
  ['what is done in the talk', ({ said }) => now.test(said)],
  ['what one does for oneself', ({ said }) => forOneself.test(said)],
  ['what one is able to do', ({ said, place }) => ability.test(said) && place < firstPart],
]

/** Whether it leaves nothing to do: a fear, a rebuke, or small talk without a time. */
export function isNoAction({ text, sentence, owner }: Commitment, conversation: Conversation): boolean {
  const { turns, sentences } = conversation
  if ([fears, ofManners, trifle].some((one) => one.test(sentence.text)) || answersWish(sentence, conversation))
    return true
  const at = turns.findIndex(({ index }) => index === sentence.turns[0])
  const turn = turns[at]
  if (!turn || timesIn(text).length > 0) return false
  const before = sentences[sentence.at - 1]
  const isAnswer = before !== undefined && before.role !== sentence.role && before.isQuestion
  const one = {
    text,
    said: sentence.text,
    place: at / turns.length,
    turn,
    next: turns[at + 1],
    isAsked: owner !== sentence.role,
    isShortAnswer: isAnswer && owner !== sentence.role && sentence.words.length <= mostOfAnswer,
  }
  return reasons.some(([, holds]) => holds(one))
}

const isTaken = ({ role }: Turn, next: Turn | undefined): boolean =>
  next === undefined || next.role === role || accepts.test(next.text) || yes.test(next.text)
