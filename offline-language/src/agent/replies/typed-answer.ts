import { capitalised } from '../../language/tokens/first-letter.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { meaningOf, overlap } from '../units/meaning.js'
import { nearestSpan, type SpanType, spansIn, spanTypeOf } from '../units/spans.js'
import type { Unit } from '../units/unit.js'
import { conceptsIn } from '../wording/concepts.js'
import { bonusOfConcept, matterOf, type Talk } from './talk.js'
import { withYes } from './wording.js'

const longestSentence = 14
const longestOfMore = 200
const leastScore = 0.6
/** Types of which one in the whole prompt must be meant. */
const rare: ReadonlySet<SpanType> = new Set<SpanType>(['rate', 'clock'])
/** "How long has it been standing?" asks for the only duration that is known. */
const sinceWhen = /^(?:and |so |but )?how long (?:has|have) (?:it|this|that)\b/i
/** "When could I have it back?" asks for no date of the past. */
const asksAhead =
  /^(?:so |and |but |then )?(?:when|by when|how soon|until when) (?:can|could|will|would|shall|may|might)\b/i
const ofPast =
  /\b(?:I|you|he|she|they|it|we) (?:\p{L}+ed|was|were|had|got|took|came|went|lost|bought|paid|sent)\b|\b(?:built|founded|born|died|retired|joined|divorced)\b/iu
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
    .flatMap(({ text }) => sentencesOf(text))
    .filter((text) => memory.holds(text.replace(/^\p{Lu}\p{Ll}* |[.!]$/gu, '')))
    .map((text): Unit => ({ kind: 'fact', text, stems: meaningOf(text), place: 0 }))
  const isAhead = asksAhead.test(clause)
  return [...told, ...talk.units.said, ...talk.units.onRequest]
    .filter(({ text, kind }) => (isAhead ? !ofPast.test(text) : kind !== 'wish'))
    .filter(({ text }) => !/^You\b/.test(text) || asksPerson.test(clause))
    .flatMap((unit) => {
      const span = nearestSpan(type, clause, unit.text)
      if (!span) return []
      return [{ unit, span, score: overlap(matter, unit.stems, talk.rarity) + bonusOfConcept(unit, named) }]
    })
    .sort((a, b) => b.score - a.score || a.unit.stems.size - b.unit.stems.size)
}

/** What the role has said itself: "40 pounds less a week" in its own proposal. */
function spokenFor({ conversation, rarity }: Talk, type: SpanType, clause: string): Candidate[] {
  const matter = meaningOf(clause)
  return conversation.memory.agentTurns
    .flatMap(sentencesOf)
    .flatMap((text) => {
      const span = nearestSpan(type, clause, text)
      const stems = meaningOf(text)
      return span
        ? [{ unit: { kind: 'fact' as const, text, stems, place: 0 }, span, score: overlap(matter, stems, rarity) }]
        : []
    })
    .sort((a, b) => b.score - a.score)
}

/** "When does she come home, and what does she need?" */
const asksMore = /\band (?:what|who|how|why|where)\b/i

/** The figure, time or reason that a question asks for: the sentence if it is short and new, else those words alone. */
export function typedAnswer(talk: Talk, clause: string): string | null {
  const type = spanTypeOf(clause)
  if (!type) return null
  const all = candidatesFor(talk, type, clause, meaningOf(clause))
  const lasting = sinceWhen.test(clause) ? all.filter(({ span }) => /^since\b/i.test(span)) : []
  const own = lasting.length > 0 ? lasting : all
  const isClear = (found: readonly Candidate[]) =>
    (found[0]?.score ?? 0) >= leastScore || (found.length === 1 && (rare.has(type) || sinceWhen.test(clause)))
  const near = isClear(own) ? own : candidatesFor(talk, type, clause, matterOf(talk, clause))
  const found = isClear(near) ? near : spokenFor(talk, type, clause)
  const [best] = found
  if (!best || !isClear(found)) return null
  const isOfMore = asksMore.test(clause) || clause.split(/\band\b/).filter((part) => spanTypeOf(part)).length > 1
  const { memory } = talk.conversation
  return isOfMore && !memory.isSaid(best.unit.text) && best.unit.text.length < longestOfMore
    ? best.unit.text
    : inWords(best, type, clause, talk)
}

const asksWish = /\b(?:in mind|want|like|hope|need|ask(?:ing)? for)\b/i
const ofWish = /\band (?:want|need|would like) to\b/

function inWords(
  { unit, span }: Candidate,
  type: SpanType,
  clause: string,
  { conversation: { memory } }: Talk,
): string {
  const isShort = unit.text.split(' ').length <= longestSentence
  if (isShort && !memory.isSaid(unit.text)) return unit.text
  // Of what is and what is wanted, the whole sentence says which is which.
  if (isShort && asksWish.test(clause) && ofWish.test(unit.text)) return `As I said, ${withYes(unit.text)}`
  const words = capitalised(span).replace(/[,;:]+$/, '')
  const said = `${type === 'reason' ? words : withBeside(span, unit.text)}.`
  return memory.isSaid(said) || memory.isSaid(`${words}.`) ? `As I said, ${span}.` : said
}

/** "7.9 percent over five years": what the sentence says right after the figure. */
function withBeside(span: string, text: string): string {
  const words = capitalised(span)
  const [next] = spansIn('duration', text).filter(({ at, text: more }) => {
    const from = text.indexOf(span) + span.length
    return more !== span && at >= from && at <= from + 1
  })
  return next ? `${words} ${next.text}` : words
}
