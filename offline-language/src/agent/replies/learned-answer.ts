import type { Talk } from './talk.js'
import { isFit } from './fit-sentence.js'
import { sentencesOf as splitSentences } from '../../language/sentences/sentences-of.js'
import { coverage, meaningOf } from '../units/meaning.js'
import type { Unit } from '../units/unit.js'
import { rank, type Scored } from '../answers/answer-model.js'
import { askedReading } from './asked-reading.js'
import { candidatesOf, type UnitCandidate } from '../answers/candidates.js'

/** How much more probable than that there is none an answer has to be. */
const leastOverNone = 1
/** What was said is less often asked again. */
const ofSaid = 0.5
/** A new unit takes the place of one that was said if it is about as probable. */
const nearlyAsGood = 0.5
/** A unit of which the person has just said nearly all. */
const echo = 0.85
/** What is open about a matter of which more is secret is said. */
const besideSecret = 0.33

/** The units of one sentence of the prompt, best first. */
interface Sentence {
  place: number | null
  share: number
  units: Unit[]
}

function sentencesOf(ranked: readonly Scored<UnitCandidate>[], isSaid: (unit: Unit) => boolean): Sentence[] {
  const found: Sentence[] = []
  for (const { candidate, share } of ranked) {
    const place = candidate.unit?.place ?? null
    const known = found.find((sentence) => place !== null && sentence.place === place)
    const sentence = known ?? { place, share: 0, units: [] }
    sentence.share += candidate.unit && isSaid(candidate.unit) ? share * ofSaid : share
    if (candidate.unit) sentence.units.push(candidate.unit)
    if (!known) found.push(sentence)
  }
  return found.toSorted((a, b) => b.share - a.share)
}

/** Whether the role may say a unit. */
const isFree = ({ text }: Unit, { conversation }: Talk) =>
  !conversation.role.facts.some((fact) => fact.isGuarded && fact.text === text) &&
  splitSentences(text).every((sentence) => isFit(sentence, [], conversation))

/** The unit, not said yet, that most probably answers a question; null if a secret does, or more probably nothing. */
export function learnedAnswer(talk: Talk, clause: string): Unit | null {
  const { memory } = talk.conversation
  const told = meaningOf(talk.text)
  const candidates = candidatesOf(talk.conversation.role).filter(
    ({ unit }) => !unit || (coverage(unit.stems, told) < echo && isFree(unit, talk)),
  )
  const { ranked, none } = rank(askedReading(talk, clause), candidates)
  const isNew = (unit: Unit) => !memory.isSaid(unit.text)
  const sentences = sentencesOf(ranked, (unit) => !isNew(unit))
  const [top] = sentences
  const known = sentences.find(({ units }) => units.length > 0)
  if (!top || top.share < none * leastOverNone) return null
  const best = known && known.share >= top.share * besideSecret ? known : top
  if (best.units.length === 0) return null
  const near = sentences.filter(({ share }) => share >= best.share * nearlyAsGood)
  return near.flatMap(({ units }) => units).find(isNew) ?? null
}
