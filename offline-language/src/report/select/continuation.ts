import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { reasonToOmit, pointsBack } from '../phrase/tellable-words.js'
import { verbatim } from '../phrase/spoken-quote.js'
import type { Evidence } from '@clarity/contracts'
import type { Conversation } from '../read/conversation.js'

const mostWords = 40
const fewestStems = 2

/** The next sentence of the same turn if it only means something after this one: "It said I had to pay, and I did." */
export function continuationOf(sentence: Sentence, { sentences, entries, cast }: Conversation): Evidence | null {
  const next = sentences[sentence.at + 1]
  if (!next || next.role !== sentence.role || next.turns[0] !== sentence.turns.at(-1)) return null
  if (isAsked(sentence) || isAsked(next) || !pointsBack(next.words) || next.stems.size < fewestStems) return null
  const isShort = sentence.words.length + next.words.length <= mostWords
  return isShort && reasonToOmit(next, cast) === null ? verbatim(next, entries) : null
}
