import { normalised } from '../../language/sentences/sentences-of.js'
import { answerTemplates, type Templates } from '../templates/templates.js'
import { deflections } from './deflect.js'
import type { Conversation } from './conversation.js'
import { nextGoalLine } from './goal-moves.js'
import { relatedFact } from './related-fact.js'
import { volunteered } from './volunteered.js'
import { nextWish } from './initiative.js'

const { fallback, fallbackOwn, fallbackWhy, yesOrNo } = answerTemplates
const wordsOf = (templates: Templates) => Object.values(templates).flatMap((ways) => ways ?? [])
const { kind, howLong, when, count, who, where, why, willing, what, self } = deflections
const open = [kind, howLong, when, count, who, where, why, deflections.yesOrNo, willing, what, self]
const noAnswers = [fallback, fallbackOwn, fallbackWhy, yesOrNo, ...open].flatMap(wordsOf).map(normalised)

/** In so many replies, one without an answer is enough. */
const nearby = 5

/** Whether the role has had no answer lately. */
export function hasPassed({ memory }: Conversation): boolean {
  return memory.agentTurns
    .slice(-nearby)
    .map(normalised)
    .some((turn) => noAnswers.some((words) => turn.includes(words)))
}

/** "How are things at home?" is answered by anything that the role has on its mind. */
const asksHowItGoes = /\bhow (?:are|is) (?:things|everything|it going|life)\b/i
const worry = /\bI (?:am (?:\p{L}+ )?(?:afraid|worried|scared)|worry|fear)\b/u

/** What the role has on its mind: a goal, a wish, a worry. */
export function ownConcern(conversation: Conversation): string | null {
  const { role, memory, openGoals } = conversation
  const isOwn = openGoals.some(({ isGeneral }) => !isGeneral)
  const worried = role.facts.find(({ text, isGuarded }) => !isGuarded && worry.test(text) && !memory.isSaid(text))
  return (
    (isOwn ? nextGoalLine(conversation) : null) ??
    nextWish(conversation) ??
    worried?.text ??
    relatedFact(conversation) ??
    (asksHowItGoes.test(conversation.utterance.text) ? volunteered(conversation) : null)
  )
}
