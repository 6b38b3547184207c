import type { Evidence } from '@clarity/contracts'
import { loadPatterns } from '../data/load-patterns.js'
import { isAsked } from '../language/sentences/asked.js'
import type { Sentence } from '../language/sentences/sentence.js'
import { expandContractions } from '../language/tokens/expand-contractions.js'
import { quoteOf } from '../measures/quote-of.js'
import type { Talk } from '../measures/talk.js'
import type { Conversation } from '../report/read/conversation.js'
import { evidenceOfTurn, withoutRepeats } from '../report/read/evidence.js'
import { saidSentence } from '../report/read/said-sentence.js'
import { hasComingDate } from '../language/tokens/dates.js'
import { mostQuotes } from './find-words.js'

const { undertakes, unsure, threatens, proposes, accepts, objects } = loadPatterns(
  'agreements',
  'undertakes',
  'unsure',
  'threatens',
  'proposes',
  'accepts',
  'objects',
)

/**
 * The person's promises of a next step with who and when, their proposals of one that the other side accepts, and their
 * consent to one of the other side's; null unless the conversation is in English.
 */
export function findAgreement({ english }: Talk): Evidence[] | null {
  if (!english) return null
  const { conversation } = english
  const found = conversation.sentences.flatMap((sentence) => {
    if (!isNextStep(sentence, conversation.sentences) || isThreat(sentence, conversation)) return []
    const step = quoteOf(sentence, conversation.entries)
    if (sentence.role === 'user' && !isProposal(sentence)) return step
    const consent = consentTo(sentence, conversation)
    return sentence.role === 'user' ? consent && step : consent && [...consent, ...step]
  })
  return withoutRepeats(
    found.flatMap((evidence) => evidence ?? []),
    mostQuotes,
  )
}

/** Who and when in one sentence, or who in it and when in the short one after it: "I will call you. On Monday." */
function isNextStep(sentence: Sentence, sentences: readonly Sentence[]): boolean {
  const { text } = sentence
  if (unsure.test(text) || !(undertakes.test(text) || proposes.test(text))) return false
  const next = sentences[sentence.at + 1]
  const isContinued = next?.turns[0] === sentence.turns.at(-1) && next?.role === sentence.role && next.words.length <= 6
  return hasWhen(text) || (isContinued && hasWhen(next.text))
}

/** "Otherwise I will write to the landlord on Monday." */
function isThreat(sentence: Sentence, { entries }: Conversation): boolean {
  const message = entries[sentence.turns[0] ?? -1]?.message ?? ''
  return threatens.test(expandContractions(saidSentence(sentence, message) ?? sentence.text))
}

/** A promise may also be for today, which is no date that someone names. */
function hasWhen(text: string): boolean {
  return hasComingDate(text) || /\btoday\b/i.test(text)
}

function isProposal(sentence: Sentence): boolean {
  return isAsked(sentence) || proposes.test(sentence.text)
}

/** The next turn of the other speaker if it begins with consent; null otherwise. */
function consentTo(sentence: Sentence, { turns, entries }: Conversation): Evidence[] | null {
  const said = turns.findIndex(({ index }) => index === sentence.turns.at(-1))
  const answer = turns.slice(said + 1).find(({ role }) => role !== sentence.role)
  const [first = ''] = entries[answer?.index ?? -1]?.message.split(/(?<=[.!?])\s/) ?? []
  return answer && accepts.test(first) && !objects.test(first) ? evidenceOfTurn(answer.index, entries) : null
}
