import type { Evidence, TranscriptEntry } from '@clarity/contracts'
import { faultsOfStatement } from '../../language/clauses/clause-faults.js'
import { isVerb } from '../../language/clauses/verb-forms.js'
import { isComma, isNoun } from '../../language/clauses/clause-words.js'
import { pointers } from '../../language/clauses/pointers.js'
import type { Cast } from '../../language/names/cast.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isUnmarked } from '../../language/sentences/unmarked-speech.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { saidSentence } from '../read/said-sentence.js'
import type { Reported } from './reported.js'
import { type FoundQuote, unmarkedQuote } from './unmarked-quote.js'
import { begunAgain, isBrokenUp, saidTwice } from './broken-up.js'
import { withPerson } from './with-person.js'
import { shownQuote } from './shown-quote.js'
import { pointsAway, reasonToOmit } from './tellable-words.js'

const fewestWords = 5
const fewestWithFigure = 4
const longestEvidence = 25
const mostWords = 42
const fewestStems = 2
/** What a quote cannot have: its speaker is answerable for all other faults, but without marks for none. */
const refused: ReadonlySet<string> = new Set(['too short', 'greeting', 'tag question', 'broken off'])

/** Words of a turn: verbatim, as evidence of at most 25 words each, and as a report shows them. */
export interface Quote {
  evidence: Evidence[]
  shown: string
}

/** The sentence in its own words, if these are whole; else null. */
export function spokenQuote(sentence: Sentence, entries: readonly TranscriptEntry[], cast: Cast): Reported | null {
  const { words } = sentence
  if (reasonToOmit(sentence, cast) !== null || (isNoun(words[0]) && isComma(words[1]))) return null
  const quote = verbatim(sentence, entries)
  if (!quote || saysLittle(quote) || !(words.some(isVerb) || hasFigure(quote)) || isFaulty(sentence, quote, entries))
    return null
  return { sentence, verb: 'quoted', rest: `“${quote.shown}”`, evidence: quote.evidence }
}

const hasFigure = ({ shown }: Quote) => /\d/.test(shown)

function saysLittle(quote: Quote): boolean {
  const fewest = hasFigure(quote) ? fewestWithFigure : fewestWords
  return quote.shown.split(/\s+/).length < fewest || contentStems(quote.shown).size < fewestStems
}

const openEnd = /\b(?:just|like|so|then|really|kinda|actually|because|if|when|before|after|until)\.$/i

function isFaulty(
  sentence: Sentence,
  { shown, evidence: [said] }: Quote,
  entries: readonly TranscriptEntry[],
): boolean {
  const { words } = sentence
  const faults = faultsOfStatement(words)
  const isGuess = isUnmarked(entries[said?.turn ?? -1]?.message ?? '.') && !isAsked(sentence)
  // The end of a clause without punctuation is a guess.
  if (/[.?!]["'”]?$/.test(shown))
    return isGuess ? faults.length > 0 || openEnd.test(shown) : faults.some((fault) => refused.has(fault))
  return faults.length > 0 || pointsAway(words) || pointers(words) > 0
}

/** The sentence of the stored message with these words in it; null if it is broken up, or too long for a quote. */
export function verbatim(sentence: Sentence, entries: readonly TranscriptEntry[]): Quote | null {
  const known = quotes.get(sentence)
  if (known !== undefined) return known
  const found = quoteIn(sentence, entries)
  quotes.set(sentence, found)
  return found
}

// Every statement asks for its own words and those of its neighbours.
const quotes = new WeakMap<Sentence, Quote | null>()

function quoteIn(sentence: Sentence, entries: readonly TranscriptEntry[]): Quote | null {
  const { turns, meant } = sentence
  const [turn, another] = turns
  const entry = turn === undefined ? undefined : entries[turn]
  if (!entry || turn === undefined || another !== undefined) return null
  const found = isUnmarked(entry.message)
    ? unmarkedQuote(sentence, entry.message)
    : markedQuote(sentence, entry.message)
  if (!found || found.quote.split(/\s+/).length > mostWords) return null
  const { quote } = found
  const shown = shownQuote(found.sentence)
  const t = Number.isFinite(entry.time_in_call_secs) ? entry.time_in_call_secs : null
  // A slip that is left out has its mark.
  return isBrokenUp(shown.replaceAll(/ … (?!.* … )/g, ' ')) ||
    quote.includes('…') ||
    begunAgain.test(quote.replace(saidTwice, '$1'))
    ? null
    : {
        evidence: inParts(quote).map((part) => ({ turn, quote: part, t })),
        shown: isUnmarked(entry.message) ? shown : withPerson(shown, meant),
      }
}

function markedQuote(sentence: Sentence, message: string): FoundQuote | null {
  const quote = saidSentence(sentence, message)
  return quote === null ? null : { quote, sentence: quote }
}

/** A long quote in parts, each up to its last comma. */
export function inParts(quote: string): string[] {
  const words = [...quote.matchAll(/\S+/g)]
  if (words.length <= longestEvidence) return [quote]
  const comma = words.findLastIndex(
    ([word], at) => at < longestEvidence && words.length - at <= longestEvidence + 1 && word.endsWith(','),
  )
  const from = words[comma < 0 ? longestEvidence : comma + 1]?.index ?? quote.length
  // A mark that is alone is no part.
  return [quote.slice(0, from).trim(), ...inParts(quote.slice(from).trim())].filter((part) =>
    /[\p{L}\p{N}]/u.test(part),
  )
}
