import { asInSentence, capitalised } from '../../language/tokens/first-letter.js'
import { asksTime } from './asks-when.js'
import { contentStems, shared, stemOf } from '../../language/tokens/content-stems.js'
import { spokenTime } from '../dialogue-acts/time-of-day.js'
import { whenIn } from '../dialogue-acts/when.js'
import { amountsIn } from '../wording/amounts.js'
import { conceptsIn } from '../wording/concepts.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const { span } = loadPatterns('replies/short-answer', 'span')

const asksYesOrNo =
  /^(?:and |so |but |well,? |okay,? )*(?:you (?:have|had|are|were|did|got|tried)|do|does|did|are|is|was|were|have|has|had|can|could|will|would|any|anything)\b/i
const open = loadPatterns('replies/open-ended', 'choice', 'favour', 'telling')
const openEnded = anyOf(open)
/** "Can you tell me about it?" asks for more than a yes. */
export const asksTelling = open.telling
const denies = /\b(?:not|no|never|cannot|can't|nobody|nothing|without|won't|refuse)\b/i
const ofOwn = /^(?:I(?! (?:also )?(?:want|need|would like)\b)|My|There (?:is|are)|We|It) /
const number = /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i
const nearby = 4
const dates = /\bthe \d{1,2}(?:st|nd|rd|th) and (?:the )?\d{1,2}(?:st|nd|rd|th)(?: of \p{Lu}\p{L}+)?/u
const ago =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty) (?:minutes?|hours?|days?|weeks?|months?|years?) ago\b/i
/** "When braking" */
const whenDoing = /\b(?:when|while) \p{L}+ing\b(?: (?!since\b)\p{L}+)*/iu
/** "Every other evening" */
const oftenIn =
  /\b(?:every (?:other |second |third )?\p{L}+|(?:once|twice|(?:three|four|five|\d) times) (?:an? |each |every |in )?\p{L}+|daily|weekly)\b/iu
const inMonth =
  /\b(?:in|since|last) (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b/
const clock = new RegExp(`\\b(?:at|from|until|by) (?:${spokenTime})`, 'i')

/** "Do you smoke?" and "I smoke a pipe." as "Yes, I smoke a pipe."; other answers stay as they are. */
export function withYesOrNo(question: string, answer: string): string {
  const said = yesOrNo(question, answer)
  if (!said) return answer
  const rest = asInSentence(answer)
  return `${said}, ${rest}`
}

/** What a sentence of the role answers to a question for a yes or a no; null for another question. */
export function yesOrNo(question: string, answer: string): 'Yes' | 'No' | null {
  if (!isYesOrNo(question) || !ofOwn.test(answer) || isOfOther(question, answer)) return null
  if (denies.test(answer.split(' ').slice(0, 5).join(' '))) return 'No'
  return isOfMatter(question, answer) ? 'Yes' : null
}

/** "Are they well?" and "My son has a cough": in other words, it may be a yes or a no. */
function isOfMatter(question: string, answer: string): boolean {
  const asked = contentStems(question)
  return asked.size === 0 || shared(asked, contentStems(answer)) > 0
}

/** "Is it old?" asks for nothing that the role is or has. */
const isOfOther = (question: string, answer: string) =>
  /^(?:and |so |but )?(?:is|was|are|were) (?:it|they|these|those)\b/i.test(question) && /^I\b/.test(answer)

function isYesOrNo(question: string): boolean {
  return asksYesOrNo.test(question) && !openEnded.test(question) && !denies.test(question)
}

/** What was asked alone, for a question that was answered before: the figure or the date. */
export function inShort(question: string, answer: string): string | null {
  const words = shortOf(question, clauseAbout(question, answer)) ?? shortOf(question, answer)
  return words ? `${capitalised(words)}.` : null
}

/** The clause of a longer answer that has most words of the question. */
export function clauseAbout(question: string, answer: string): string {
  const asked = contentStems(question)
  const clauses = answer.split(/[,;:] | (?:although|because|but) (?=\S+ \S+ \S+)/)
  const scored = clauses.map((clause) => ({ clause, common: shared(asked, contentStems(clause)) }))
  return scored.sort((a, b) => b.common - a.common)[0]?.clause ?? answer
}

/** "Nine years old" of "a nine-year-old beagle". */
function ageIn(question: string, answer: string): string | null {
  const age = /\bhow old\b/i.test(question) ? /\b([\w]+)[- ]years?[- ]old\b/i.exec(answer)?.[1] : undefined
  return age ? `${age} years old` : null
}

function spanIn(answer: string): string | null {
  return (
    (/\bsince [^.,;]{4,70}/i.exec(answer) ?? span.exec(answer) ?? /\bsince (?:19|20)\d\d\b/i.exec(answer))?.[0] ?? null
  )
}

function dateOf(answer: string): string | null {
  return (
    dates.exec(answer)?.[0] ??
    ago.exec(answer)?.[0] ??
    whenDoing.exec(answer)?.[0] ??
    inMonth.exec(answer)?.[0] ??
    whenIn(answer) ??
    clock.exec(answer)?.[0] ??
    null
  )
}

/** "Raise the price from 940 to 1,030" is 1,030. */
function toAmount(answer: string): string | null {
  const rise = /\bfrom [$€£]?\d[\d.,]* (?:\p{L}+ )?to ([$€£]?\d.*)/iu.exec(answer)?.[1]
  return rise ? (amountsIn(rise)[0]?.text ?? null) : null
}

function shortOf(question: string, answer: string): string | null {
  const age = ageIn(question, answer)
  if (age) return age
  if (/\bhow much\b|\bwhat (?:did|do|does) .*\b(?:quote|cost|charge|pay|ask|earn)\b/i.test(question))
    return toAmount(answer) ?? amountsIn(answer)[0]?.text ?? null
  if (/\b(?:how long|since when)\b/i.test(question)) return spanIn(answer)
  if (/\bhow often\b/i.test(question)) return oftenIn.exec(answer)?.[0] ?? counted(question, answer)
  if (/\bhow (?:many|old|often)\b/i.test(question)) return counted(question, answer)
  return asksTime.test(question) ? dateOf(answer) : null
}

/** "80 guests" of a sentence with several numbers: the number before the word that the question names. */
function counted(question: string, answer: string): string | null {
  const words = answer.split(/\s+/).map((word) => word.replace(/[.,;:!?]+$/, ''))
  const asked = contentStems(question)
  const concepts = conceptsIn(question)
  const isAsked = (word: string) =>
    asked.has(stemOf(word)) || [...conceptsIn(word)].some((concept) => concepts.has(concept))
  const at = words.findIndex(
    (word, place) => isAsked(word) && words.slice(Math.max(0, place - nearby), place).some((near) => number.test(near)),
  )
  // Another number would be no answer: "2012 Corsa" to "How many kilometres?"
  if (at < 0 && asked.size > 0) return null
  const end = at < 0 ? words.findIndex((word) => number.test(word)) + 1 : at
  const lastAt = words.slice(0, at < 0 ? end : end + 1).findLastIndex((word) => number.test(word))
  // "9 of 80 guests"
  const start = words[lastAt - 1] === 'of' && number.test(words[lastAt - 2] ?? '') ? lastAt - 2 : lastAt
  const last = /^(?:and|or|of|but|in|on|to|by)$/i.test(words[end] ?? '') ? end : end + 1
  return start < 0 ? null : words.slice(start, last).join(' ')
}
