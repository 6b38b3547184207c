import { asInSentence } from '../../language/tokens/first-letter.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { moveTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import type { Goal } from '../role/goal.js'
import type { Memory } from '../templates/memory.js'
import { goalsInPlace } from './goals-in-place.js'
import { nextGoal } from './next-goal.js'
import { saysMuch } from './says-much.js'

const pressedOften = 50
const isShortThing = /^(?!.*\b(?:that|which|before|when|both|without|one)\b)(?:\S+ ?){1,5}$/i

/** Asks an unanswered question once more; each goal only once. */
export function pressForAnswer(conversation: Conversation): string | null {
  const { pending, memory, role, slots } = conversation
  if (!pending || pending.turnsAgo > 0 || !pending.goal.wants || saysMuch(conversation)) return null
  const { kind, text } = pending.goal.wants
  const { lines } = pending.goal
  if (kind === 'thing' && / to \p{Ll}/u.test(text)) return null
  // Its own question says it better than what it is about.
  if (kind === 'thing' && lines[0]?.endsWith('?') && !isShortThing.test(text))
    return memory.chance('press') < pressedOften ? pick(moveTemplates.pressOpen, slots, role.register, memory) : null
  const isPressed = memory.agentTurns.some((turn) => turn.includes(text) && !lines.some((line) => turn.includes(line)))
  if (isPressed) return null
  return pick(kind === 'clause' ? moveTemplates.pressClause : moveTemplates.pressThing, slots, role.register, memory)
}

/** The last question in other words; null if none are left. */
export function rephrased(conversation: Conversation): string | null {
  const { pending, memory } = conversation
  if (!pending) return null
  const other = pending.goal.lines.find((line) => !memory.isSaid(line))
  if (other) return other
  const question = sentencesOf(pending.goal.lines[0] ?? '').findLast((sentence) => sentence.endsWith('?'))
  const asked = question && `My question was: ${asInSentence(question)}`
  return asked && !memory.isSaid(asked) ? asked : pressForAnswer(conversation)
}

/** "Yes" to "How long …?" */
export function isBareYes({ pending, utterance }: Conversation): boolean {
  const question = sentencesOf(pending?.goal.lines[0] ?? '').findLast((sentence) => sentence.endsWith('?')) ?? ''
  return (
    pending?.turnsAgo === 0 &&
    utterance.words <= 2 &&
    /^(?:and |so )?(?:what|how|why|who|when|where|which)\b/i.test(question)
  )
}

/** Makes one more try, and only one, if the user refuses at the very end. */
export function lastTry({ memory, role, slots, openGoals, pending }: Conversation): string | null {
  const isTried = memory.holds('And apart from') || memory.holds('have to be different about')
  const isOfThing = pending?.goal.wants?.kind !== 'clause'
  return openGoals.length > 0 || isTried || !isOfThing
    ? null
    : pick(moveTemplates.lastTry, slots, role.register, memory)
}

/** Returns to the open question after a digression. */
export const returnToQuestion = (conversation: Conversation): string | null =>
  pressForAnswer(conversation) ?? moveOn(conversation)

/** The next goal, sometimes with a transition to it. */
export function moveOn(conversation: Conversation, isAcknowledged = true): string | null {
  const { memory, role, slots, userTexts } = conversation
  const line = nextGoalLine(conversation)
  if (!line) return null
  const isLong = line.split(/[.?!]\s/).length > 1 || !line.endsWith('?')
  const step =
    userTexts.length > 1 &&
    !isLong &&
    !/^(?:so|and|if|now|let us|fine)\b/i.test(line) &&
    memory.chance('step') < (isAcknowledged ? 15 : 40)
      ? pick(moveTemplates.transition, slots, role.register, memory)
      : null
  return joinParts(step, line)
}

/** A line for the next goal. */
export function nextGoalLine(conversation: Conversation): string | null {
  const { role, utterance, memory } = conversation
  const goal = nextGoal(goalsInPlace(conversation), role.goals, utterance.stems)
  return lineOf(goal, memory)
}

/** The first line of a goal that was not said. */
export const lineOf = (goal: Goal | null, memory: Memory): string | null =>
  goal?.lines.find((line) => !memory.isSaid(line)) ?? null

/** Joins the parts of a reply that are not null. */
export function joinParts(...parts: (string | null)[]): string | null {
  const said = parts.filter((part): part is string => Boolean(part))
  return said.length > 0 ? said.join(' ') : null
}
