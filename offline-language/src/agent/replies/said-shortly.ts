import { capitalised } from '../../language/tokens/first-letter.js'
import { answerVectorOf } from '../../language/encoder/answer-vector.js'
import { nearness } from '../../language/encoder/sentence-vector.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { shortSpan } from '../answers/short-span.js'
import { wordFit } from '../answers/word-fit.js'
import { hasVerb } from '../units/statements.js'
import type { Conversation } from './conversation.js'
import { isTiresome } from './said-again.js'
import { withYes } from './wording.js'

type Memory = Pick<Conversation, 'memory'>

const mostWords = 14
const mostOfWhole = 26
const fewestWords = 3
/** Where a sentence can be cut into parts that can be said alone. */
const border =
  /[,;:] (?:and |but |so )?| (?:and|but|because|although|while) (?=(?:I|he|she|they|we|it|my|the|that|an?)\b)| (?:which|who|that) (?=\S+ \S+)/
const standsAlone = /^(?:I|my|our|we|the|there|an?|no|nobody|what|it|he|she|they|in|on|at|since|\p{Lu}\p{Ll}+)\b/u
const pointsBack = /^(?:it|he|she|they)\b/i

/** "I take tablets, ramipril, and smoke a pipe": a list is not cut. */
const list = /, [\p{L}-]+(?: [\p{L}-]+)?, (?:and|or) /u

const wordsIn = (text: string) => text.split(/\s+/).length

/** The part of a sentence that is nearest to the question, if it can be said alone. */
function nearestPart(text: string, question: string): string | null {
  if (list.test(text)) return null
  const asked = answerVectorOf(question)
  const [best] = sentencesOf(text)
    .flatMap((sentence) => sentence.replace(/[.!]+$/, '').split(border))
    .filter((part) => standsAlone.test(part) && !pointsBack.test(part) && hasVerb(part) && wordsIn(part) >= fewestWords)
    .map((part) => ({ part, near: nearness(asked, answerVectorOf(part)) }))
    .toSorted((a, b) => b.near - a.near)
  return best ? `${capitalised(best.part)}.` : null
}

/** "I want A and B": the one of the things wanted that is asked about. */
function nearestWish(text: string, question: string): string | null {
  const [, list = ''] = wanting.exec(text.replace(/[.!]+$/, '')) ?? []
  const things = list.split(/,? and (?=(?:an?|the|my|your|to|that|every|all)\b)/)
  if (things.length < 2) return null
  const asked = answerVectorOf(question)
  const [best] = things
    .map((thing) => ({ thing, fit: wordFit(question, thing) + nearness(asked, answerVectorOf(thing)) }))
    .toSorted((a, b) => b.fit - a.fit)
  return best && things.some((thing) => wordFit(question, thing) > 0)
    ? `${capitalised(best.thing.replace(/^(?:also )?(?:ask|want|need|hope) for /, ''))}.`
    : null
}
const wanting = /\bI (?:also )?(?:want|need|would like|ask for|expect|demand) (.+)$/

/** What was told already, once more in the few words that answer a question. */
export function saidShortly(text: string, question: string, { memory }: Memory): string | null {
  const span = shortSpan(question, text)
  const own = span && capitalised(span).replace(/^(?:As|Since) (?=(?:I|my|the|he|she|it|they|we|our)\b)/, 'Because ')
  const wish = span ? null : nearestWish(text, question)
  const part = span ? null : nearestPart(text, question)
  const last = memory.agentTurns.at(-1) ?? ''
  const again = (words: string, most: number) =>
    wordsIn(words) <= most && !last.includes(words)
      ? [`As I said, ${withYes(words)}`, `As I told you, ${withYes(words)}`]
      : []
  const isJustSaid = wordsIn(last) <= mostWords && last.toLowerCase().includes((span ?? last).toLowerCase())
  const ways = own
    ? [
        ...(isJustSaid ? [] : [`${own}.`]),
        `${own}, as I said.`,
        `${own}.`,
        `As I told you, ${span}.`,
        `Still ${span}.`,
        `Like I said, ${span}.`,
      ]
    : [
        wish,
        ...again(text, mostWords),
        ...(part ? [...again(part, mostWords), part] : []),
        ...again(text, mostOfWhole),
        ...(wordsIn(part ?? text) <= mostWords ? [`Like I said, ${withYes(part ?? text)}`] : []),
      ]
  return ways.find((way) => way !== null && !isTiresome(way, { memory }) && !memory.isSaid(way)) ?? null
}
