import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { moveTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { nextGoal } from './next-goal.js'

/** Asks an unanswered question once more; each goal only once. */
export function press({ pending, memory, role, slots }: Conversation): string | null {
  if (!pending || pending.turnsAgo > 0 || !pending.goal.wants) return null
  const { kind, text } = pending.goal.wants
  const { lines } = pending.goal
  const isPressed = memory.agentTurns.some((turn) => turn.includes(text) && !lines.some((line) => turn.includes(line)))
  if (isPressed) return null
  return pick(kind === 'clause' ? moveTemplates.pressClause : moveTemplates.pressThing, slots, role.register, memory)
}

/** The last question in other words; null if none are left. */
export function again(conversation: Conversation): string | null {
  const { pending, memory } = conversation
  if (!pending) return null
  const other = pending.goal.lines.find((line) => !memory.isSaid(line))
  if (other) return other
  const question = sentencesOf(pending.goal.lines[0] ?? '').findLast((sentence) => sentence.endsWith('?'))
  const asked =
    question &&
    `My question was: ${/^I\b/.test(question) ? question : question.charAt(0).toLowerCase() + question.slice(1)}`
  return asked && !memory.isSaid(asked) ? asked : press(conversation)
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
export function lastTry({ memory, role, slots, untouched }: Conversation): string | null {
  const isTried = memory.holds('And apart from') || memory.holds('have to be different about')
  return untouched.length > 0 || isTried ? null : pick(moveTemplates.lastTry, slots, role.register, memory)
}

/** Returns to the open question after a digression. */
export function back(conversation: Conversation): string | null {
  const { slots, role, memory } = conversation
  return press(conversation) ?? goOn(conversation) ?? pick(moveTemplates.resume, slots, role.register, memory)
}

/** The next goal, sometimes with a transition to it. */
export function goOn(conversation: Conversation, isTaken = true): string | null {
  const line = goalLine(conversation)
  if (!line) return null
  const { memory, role, slots } = conversation
  const isLong = line.split(/[.?!]\s/).length > 1 || !line.endsWith('?')
  const step =
    !isLong && !/^(?:so|and|if|now|let us|fine)\b/i.test(line) && memory.chance('step') < (isTaken ? 15 : 40)
      ? pick(moveTemplates.transition, slots, role.register, memory)
      : null
  return join(step, line)
}

/** A line for the next goal. */
export function goalLine({ untouched, role, utterance, memory }: Conversation): string | null {
  const goal = nextGoal(untouched, role.goals, utterance)
  return goal?.lines.find((line) => !memory.isSaid(line)) ?? null
}

/** Joins the parts of a reply that are not null. */
export function join(...parts: (string | null)[]): string | null {
  const said = parts.filter((part): part is string => Boolean(part))
  return said.length > 0 ? said.join(' ') : null
}
