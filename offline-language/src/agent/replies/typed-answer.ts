import { meaningOf, overlap } from '../units/meaning.js'
import { nearestSpan, type SpanType, spansIn, spanTypeOf } from '../units/spans.js'
import type { Unit } from '../units/unit.js'
import { conceptsIn } from '../wording/concepts.js'
import { bonusOfConcept, matterOf, type Talk } from './talk.js'

const longestSentence = 14
const longestOfMore = 200
const leastScore = 0.6
/** Types of which one in the whole prompt must be meant. */
const rare: ReadonlySet<SpanType> = new Set<SpanType>(['rate', 'clock'])
const asksPerson = /\b(?:did|do|have|am|was|had|would|will|can|could) i\b/i

interface Candidate {
  unit: Unit
  span: string
  score: number
}

function candidatesFor(talk: Talk, type: SpanType, clause: string, matter: ReadonlySet<string>): Candidate[] {
  const named = conceptsIn(clause)
  const { memory } = talk.conversation
  const told = talk.units.secrets
    .filter(({ text }) => memory.holds(text.replace(/^\p{Lu}\p{Ll}* |[.!]$/gu, '')))
    .map(({ text, stems }): Unit => ({ kind: 'fact', text, stems, place: 0 }))
  return [...told, ...talk.units.said, ...talk.units.onRequest]
    .filter(({ text, kind }) => kind !== 'wish' && (!/^You\b/.test(text) || asksPerson.test(clause)))
    .flatMap((unit) => {
      const span = nearestSpan(type, clause, unit.text)
      if (!span) return []
      return [{ unit, span, score: overlap(matter, unit.stems, talk.rarity) + bonusOfConcept(unit, named) }]
    })
    .sort((a, b) => b.score - a.score || a.unit.stems.size - b.unit.stems.size)
}

/** The figure, time or reason that a question asks for: the sentence if it is short and new, else those words alone. */
export function typedAnswer(talk: Talk, clause: string): string | null {
  const type = spanTypeOf(clause)
  if (!type) return null
  const own = candidatesFor(talk, type, clause, meaningOf(clause))
  const isClear = (found: readonly Candidate[]) =>
    (found[0]?.score ?? 0) >= leastScore || (found.length === 1 && rare.has(type))
  const found = isClear(own) ? own : candidatesFor(talk, type, clause, matterOf(talk, clause))
  const [best] = found
  if (!best || !isClear(found)) return null
  const isOfMore = clause.split(/\band\b/).filter((part) => spanTypeOf(part)).length > 1
  const { memory } = talk.conversation
  return isOfMore && !memory.isSaid(best.unit.text) && best.unit.text.length < longestOfMore
    ? best.unit.text
    : inWords(best, type, talk)
}

function inWords({ unit, span }: Candidate, type: SpanType, { conversation: { memory } }: Talk): string {
  const isShort = unit.text.split(' ').length <= longestSentence
  if (isShort && !memory.isSaid(unit.text)) return unit.text
  const words = span.charAt(0).toUpperCase() + span.slice(1).replace(/[,;:]+$/, '')
  return memory.isSaid(`${words}.`)
    ? `As I said, ${span}.`
    : `${type === 'reason' ? words : withBeside(span, unit.text)}.`
}

/** "7.9 percent over five years": what the sentence says right after the figure. */
function withBeside(span: string, text: string): string {
  const words = span.charAt(0).toUpperCase() + span.slice(1)
  const [next] = spansIn('duration', text).filter(({ at, text: more }) => {
    const from = text.indexOf(span) + span.length
    return more !== span && at >= from && at <= from + 1
  })
  return next ? `${words} ${next.text}` : words
}
