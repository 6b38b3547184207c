import type { Evidence } from '@clarity/contracts'
import { loadPatterns } from '../data/load-patterns.js'
import { isAsked } from '../language/sentences/asked.js'
import type { Sentence } from '../language/sentences/sentence.js'
import { expandContractions } from '../language/tokens/expand-contractions.js'
import { quoteAt } from '../measures/quote-at.js'
import { quoteOf } from '../measures/quote-of.js'
import type { Talk } from '../measures/talk.js'
import type { Conversation } from '../report/read/conversation.js'
import { withoutRepeats } from '../report/read/evidence.js'
import { saidSentence } from '../report/read/said-sentence.js'
import { hasComingDate } from '../language/tokens/dates.js'

const { undertakes, unsure, threatens, proposes, accepts } = loadPatterns(
  'agreements',
  'undertakes',
  'unsure',
  'threatens',
  'proposes',
  'accepts',
)
const { suits, elliptic, objects } = loadPatterns('agreed-days', 'suits', 'elliptic', 'objects')

/**
 * The person's promises of a next step with who and when, their proposals of one that the other side accepts, and their
 * consent to one of the other side's; null unless the conversation is in English.
 */
export function findAgreement({ english }: Talk): Evidence[] | null {
  if (!english) return null
  const { conversation } = english
  const found = conversation.sentences.flatMap((sentence) => {
    if (!isNextStep(sentence, conversation) || isThreat(sentence, conversation)) return []
    const step = quoteOf(sentence, conversation.entries)
    const consent = consentTo(sentence, conversation)
    if (sentence.role === 'agent') return consent ? { quotes: [...consent, ...step], isMutual: true } : []
    return consent || !isProposal(sentence) ? { quotes: step, isMutual: consent !== null } : []
  })
  return withoutRepeats(inOrder(found).flatMap(({ quotes }) => quotes))
}

interface Agreement {
  quotes: Evidence[]
  /** Whether the other side said yes. */
  isMutual: boolean
}

/** What both agree on shows more than what one of them promises, and what is said last is what holds. */
const inOrder = (found: readonly Agreement[]): Agreement[] =>
  found.toReversed().toSorted((a, b) => Number(b.isMutual) - Number(a.isMutual))

/** Who and when in one sentence, or who in it and when in the short one after it: "I will call you. On Monday." */
function isNextStep(sentence: Sentence, conversation: Conversation): boolean {
  const { text } = sentence
  const isStep = undertakes.test(text) || proposes.test(text) || isElliptic(sentence, conversation)
  if (unsure.test(text) || !isStep) return false
  const next = conversation.sentences[sentence.at + 1]
  const isContinued = next?.turns[0] === sentence.turns.at(-1) && next?.role === sentence.role && next.words.length <= 6
  return hasWhen(text) || (isContinued && hasWhen(next.text))
}

/** "So captions from Monday?", "Eleven o'clock, at the flat?" */
const isElliptic = (sentence: Sentence, conversation: Conversation): boolean =>
  sentence.isQuestion && elliptic.test(saidIn(sentence, conversation))

/** "Otherwise I will write to the landlord on Monday." */
const isThreat = (sentence: Sentence, conversation: Conversation): boolean =>
  threatens.test(saidIn(sentence, conversation))

/** With the "so" or "otherwise" before it. */
function saidIn(sentence: Sentence, { entries }: Conversation): string {
  const message = entries[sentence.turns[0] ?? -1]?.message ?? ''
  return expandContractions(saidSentence(sentence, message) ?? sentence.text)
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
  if (!answer || objects.test(first) || !(accepts.test(first) || suits.test(first))) return null
  return [quoteAt(answer.index, entries[answer.index]!, { start: 0, end: first.length })]
}
