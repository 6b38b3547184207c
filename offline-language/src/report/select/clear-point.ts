import type { Sentence } from '../../language/sentences/sentence.js'
import { verbatim } from '../phrase/spoken-quote.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from './candidate.js'
import { saysNothing } from './says-nothing.js'
import { lackOf } from './self-contained.js'

/** Whether a statement is clear by itself, and says something. */
export function isTellingPoint(point: readonly Candidate[], conversation: Conversation): boolean {
  const isInsult = point.at(-1)?.reported.verb === 'insulted'
  if (isInsult) return true
  const says = !saysNothing(point.flatMap((one) => sentencesIn(one, conversation)))
  return says && isClearPoint(point, conversation)
}

/** Whether a reader who knows nothing else of the conversation understands a statement; `known` is the one before it. */
export function isClearPoint(
  point: readonly Candidate[],
  conversation: Conversation,
  known: readonly Candidate[] = [],
): boolean {
  const [own, before] = [point, known].map((all) => all.flatMap((one) => sentencesIn(one, conversation)))
  return lackOf(own!, { sentences: before! }) === null
}

/** All sentences that a candidate paraphrases or quotes. */
export function sentencesIn(candidate: Candidate, { sentences, entries }: Conversation): Sentence[] {
  const { sentence, lead, continuation, reported } = candidate
  const told = [...lead.map((one) => one.sentence), sentence, ...(continuation ? [continuation.sentence] : [])]
  if (reported.verb !== 'quoted' && reported.verb !== 'agreed') return told
  const [turn] = sentence.turns
  const quoted = neighbours(sentence, sentences).filter((one) => {
    const shown = one.turns[0] === turn ? verbatim(one, entries)?.shown : undefined
    return shown !== undefined && reported.rest.includes(shown)
  })
  return [...new Set([...told, ...quoted])].toSorted((a, b) => a.at - b.at)
}

const farthest = 8

const neighbours = ({ at }: Sentence, sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.slice(Math.max(0, at - farthest), at + farthest + 1)
