import type { KeyMood, Secret } from '../units/unit.js'
import type { Conversation } from './conversation.js'
import { ownConcern } from './no-answer.js'
import { proposalReply } from './proposal-by-units.js'
import { matterOf, nearest, type Talk } from './talk.js'
import { withYes } from './wording.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** "What are you thinking?" is answered with a worry or a concern of the role, else with a fact about it. */
export const { asksThoughts } = loadPatterns('replies/stance-reply', 'asksThoughts')
export function thought({ conversation, units }: Talk): string | null {
  const open = units.said.filter(({ text }) => !conversation.memory.isSaid(text))
  const worry = open.find(({ text, kind }) => kind !== 'wish' && ofWorry.test(text))
  const own = open.find(({ text, kind }) => kind === 'fact' && /^I (?!am \p{Lu})/u.test(text))
  return worry?.text ?? ownConcern(conversation) ?? own?.text ?? null
}

const ofWorry =
  /\b(?:worr\p{L}*|weighs on|troubles|upsets|afraid|fear|hurts?|bothers?|scared|frightened|annoy\p{L}*|scandal)\b/iu

/** What the role thinks or fears. */
export function stanceReply(talk: Talk, clause: string): string | null {
  const { memory } = talk.conversation
  const proposed = proposalReply(talk, clause)
  if (proposed && !ofWorry.test(clause)) return proposed
  const open = talk.units.said.filter(({ kind, text }) => kind === 'stance' && !memory.isSaid(text))
  const near = nearest(talk, matterOf(talk, clause)).find(({ unit }) => open.includes(unit))?.unit
  if (ofWorry.test(clause)) {
    const worries = talk.units.said.filter(({ text, kind }) => kind !== 'wish' && ofWorry.test(text))
    const fresh = worries.find(({ text }) => !memory.isSaid(text))
    const [told] = [...worries, ...talk.units.secrets.filter((secret) => isTold(secret, memory))]
    return fresh?.text ?? (told ? `As I said, ${withYes(told.text)}` : null)
  }
  return open.length > 0 ? ((near ?? open[0])?.text ?? null) : null
}

const ofHeart: ReadonlySet<KeyMood> = new Set<KeyMood>(['wellbeing', 'worry', 'kind'])
/** A secret of the heart that is out. */
const isTold = ({ keys, text }: Secret, memory: Conversation['memory']) =>
  keys.some(({ mood }) => mood !== null && ofHeart.has(mood)) &&
  memory.holds(text.replace(/^\p{Lu}\p{Ll}* |[.!]$/gu, ''))
