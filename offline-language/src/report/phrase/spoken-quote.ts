import type { Evidence, TranscriptEntry } from '@clarity/contracts'
import { faultsOfStatement } from '../../language/clauses/clause-faults.js'
import { isVerb } from '../../language/clauses/verb-forms.js'
import { isComma, isNoun } from '../../language/clauses/clause-words.js'
import { pointers } from '../../language/clauses/pointers.js'
import type { Cast } from '../../language/names/cast.js'
import { dropOpening } from '../../language/sentences/drop-markers.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Reported } from './reported.js'
import { pointsBack, reasonToOmit } from './tellable-words.js'

const fewestWords = 6
const fewestWithFigure = 4
const mostWords = 25
const fewestStems = 3
// A quote may have what a retelling may not: its speaker is answerable for the grammar.
const allowed: ReadonlySet<string> = new Set([
  'run-on',
  'lone article',
  'broken verbs',
  'shortened verb',
  'too long',
  'no subject with a verb',
])

/** The sentence in its own words, if these are whole and mean something alone; else null. */
export function spokenQuote(sentence: Sentence, entries: readonly TranscriptEntry[], cast: Cast): Reported | null {
  const { words, stems } = sentence
  if (stems.size < fewestStems || reasonToOmit(sentence, cast) !== null) return null
  if (pointsBack(words) || pointers(words) > 0 || (isNoun(words[0]) && isComma(words[1]))) return null
  const faults = faultsOfStatement(words)
  if (faults.some((fault) => !allowed.has(fault)) || !words.some(isVerb)) return null
  const evidence = verbatim(sentence, entries)
  if (!evidence || evidence.quote.split(/\s+/).length < (/\d/.test(evidence.quote) ? fewestWithFigure : fewestWords))
    return null
  // Without marks nobody can tell whether the words are one sentence.
  if (faults.length > 0 && !/^[\p{Lu}\d].*[.?!]["'”]?$/u.test(evidence.quote)) return null
  return { sentence, verb: 'quoted', rest: `“${evidence.quote}”`, evidence }
}

/** The part of the stored message with the sentence in it; null if it is broken up, or too long for a quote. */
export function verbatim(
  { turns, originalText, text }: Sentence,
  entries: readonly TranscriptEntry[],
): Evidence | null {
  const [turn, another] = turns
  const entry = turn === undefined ? undefined : entries[turn]
  if (!entry || turn === undefined || another !== undefined) return null
  const said = new Set(wordsOf(originalText ?? text))
  const quote = sentencesOf(entry.message)
    .map((piece) => dropOpening(piece))
    .find((piece) => isSame(new Set(wordsOf(piece)), said))
  if (quote === undefined || !entry.message.includes(quote) || quote.split(/\s+/).length > mostWords) return null
  const t = Number.isFinite(entry.time_in_call_secs) ? entry.time_in_call_secs : null
  return isBrokenUp(quote) ? null : { turn, quote, t }
}

/** Whether speech does not read well. */
export function isBrokenUp(quote: string): boolean {
  return brokenUp.some((mark) => mark.test(quote))
}

/** Marks of speech that does not read well. */
const brokenUp: readonly RegExp[] = [
  /\b(?:u+[hm]+|er+m*|h+m+|mm+|ah+|gon na|wan na|blah)\b/i,
  /[[\]<>{}|]|\.\.|…|--|—|\w- |https?:|\bwww\./,
  /\b([\p{L}']+)[ ,]+\1\b/iu,
  /\b([\p{L}']+ [\p{L}']+)[ ,]+\1\b/iu,
  /\b(?:you know|i mean|gosh|excuse me)\b|, like ?,/i,
  /,\s*(?:right|okay|ok|yeah|huh)\s*[?.!]*$/i,
  /,\s*[.?!]?$/,
  /^(?:yes|no|yeah)\b(?! one)/i,
]

/** Whether two sets of words are nearly the same; contractions and fillers differ. */
function isSame(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const both = [...words].filter((word) => said.has(word)).length
  return both >= 0.75 * words.size && both >= 0.75 * said.size
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
