import type { Talk } from './talk.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { rank } from '../answers/answer-model.js'
import { askedReading } from './asked-reading.js'
import { candidatesOf, type UnitCandidate } from '../answers/candidates.js'

/** How probable an answer must be beside the outcome that the prompt has none. */
const leastBesideNone = 0.5
const fewestStems = 2

/** Whether a text that the prompt has may answer a question, by what was learned from labelled scenarios. */
export function isPlausible(talk: Talk, clause: string, text: string): boolean {
  if (contentStems(text).size < fewestStems) return true
  const own: UnitCandidate = { text, topic: '', kind: 'fact', unit: null }
  const { ranked, none } = rank(askedReading(talk, clause), [own, ...candidatesOf(talk.conversation.role)])
  const share = ranked.find(({ candidate }) => candidate === own)?.share ?? 0
  return share >= none * leastBesideNone
}
