import { rank, type Ranking } from '../answers/answer-model.js'
import type { Statement } from '../written/statements.js'
import { askedReading } from './asked-reading.js'
import type { Talk } from './talk.js'

/** Several parts of one reply ask for it. */
const known = new WeakMap<Talk, Ranking<Statement>>()

/** What the prompt says to the person's whole turn, best first. */
export function turnRanking(talk: Talk): Ranking<Statement> {
  const ranking = known.get(talk) ?? rank(askedReading(talk, talk.text), talk.conversation.role.statements)
  known.set(talk, ranking)
  return ranking
}
