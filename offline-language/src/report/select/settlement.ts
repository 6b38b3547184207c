import type { Evidence } from '@clarity/contracts'
import type { Sentence } from '../../language/sentences/sentence.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { shownQuote } from '../phrase/shown-quote.js'
import { isBrokenUp } from '../phrase/broken-up.js'
import type { Conversation, Turn } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import { expandContractions } from '../../language/tokens/expand-contractions.js'
import { proposesIn } from '../moves/proposal.js'
import { leavesOpen, trifle } from '../moves/settled.js'
import { figuresIn } from './figures-in.js'
import { settlementPatterns } from './settlement-patterns.js'

const { accepts, conditional, rejects, undertakes, asksOffer, sumsUp } = settlementPatterns

const firstPlace = 0.4
const mostFigures = 5
const fewestWords = 5
const mostWords = 25
const question = /\?$/
/** Without punctuation it is unknown whether a sentence is complete. */
const whole = /^["“]?[\p{Lu}\d].*[.?!]$/u

/** The terms that both speakers accept, as one of them says them. */
export interface Settlement {
  sentence: Sentence
  evidence: Evidence
}

/** The terms of the plainest agreement in the later part of a conversation; null if nothing was agreed. */
export function settlementOf(conversation: Conversation): Settlement | null {
  const { turns } = conversation
  const found = turns.flatMap((turn, at) => {
    const place = at / turns.length
    const isProposed = [turns[at - 1], turn].some((one) => one && proposesIn(one.text))
    const yes = isProposed && place >= firstPlace ? acceptance(turns, at) : 0
    const evidence = yes > 0 ? termsOf(turn, turns[at + 1], conversation) : null
    const sentence = conversation.sentences.findLast((one) => one.turns.includes(turn.index))
    if (!evidence || !sentence) return []
    const named = Math.min(mostFigures, figuresIn(evidence.quote).length)
    return named > 0 ? [{ sentence, evidence, score: named * 0.6 + yes + place * 2 }] : []
  })
  const best = found.reduce((best, one) => Math.max(best, one.score), -Infinity)
  return found.find(({ score }) => score === best) ?? null
}

/** How plainly the terms of a turn are accepted: it accepts the other's and repeats a figure, or the next turn accepts. */
function acceptance(turns: readonly Turn[], at: number): number {
  const turn = turns[at]!
  const [before, after] = [turns[at - 1], turns[at + 1]].map((one) =>
    one?.role === turn.role ? '' : (one?.text ?? ''),
  )
  if (rejects.test(turn.text) || rejects.test(after!) || question.test(turn.text)) return 0
  if (isAnswer(before!, turn.text) || lacks.test(turn.text)) return 0
  const isTaken = takes.test(turn.text) && turns.slice(Math.max(0, at - farthestOffer), at).some(isOfferTo(turn))
  const isRepeated = isTaken || (sharesFigure(before!, turn.text) && isTakenUp(turn.text))
  const isOrder = orders.test(after!) && !undertakes.test(turn.text)
  const isConfirmed = isAccepted(after!) && !isOrder && (accepts.test(after!) || sharesFigure(turn.text, after!))
  return (isRepeated ? 2 : 0) + (isConfirmed ? 2 : 0)
}

/** "Six hundred" after "how many do you print?": a fact and no term. */
function isAnswer(before: string, text: string): boolean {
  const asked = sentencesOf(before).at(-1) ?? ''
  return asksFact.test(asked) && !asksOffer.test(asked) && !undertakes.test(text) && !accepts.test(text)
}

/** "I have not got two thousand": no terms. */
const lacks = /\b(?:I|we) (?:have not got|do not have|can not (?:pay|afford))\b/i

const asksFact = /^(?:(?:and|so|but|okay|right),? )*(?:how|what|which|where|when|who|whose|why)\b.*\?$/i

/** "I'll take that", up to three turns after "what if we pay half?" */
const takes = /\b(?:I|we) will take (?:it|that)\b/i
const whatIf = /\b(?:what if|how about)\b/i
const farthestOffer = 3
const isOfferTo =
  ({ role }: Turn) =>
  (one: Turn): boolean =>
    one.role !== role && whatIf.test(one.text)

/** "Yes, 200" accepts only because it repeats the figure. */
const mildly = /^(?:all right|alright|okay|ok|yes|yeah|fine|good)[,.!] /i
/** "Wednesday at four, then." */
const closes = /^[^.?!]{3,40},? then\./i
/** "Then book it" accepts an offer to do so, and nothing else. */
const orders = /^(?:(?:okay|yes|good|then|please)[,.]? )*(?:book|do) (?:it|that)\b/i
const firstSentences = 3

/** What accepts terms whose figure it repeats. */
const isTakenUp = (text: string): boolean => isAccepted(text) || mildly.test(text) || closes.test(text)

/** "The tenth of March. Okay. Agreed." */
function isAccepted(text: string): boolean {
  return sentencesOf(text)
    .slice(0, firstSentences)
    .some((sentence) => accepts.test(sentence) || accepts.test(withoutFigure(sentence)))
}

/** "Four weeks, that would be great". */
function withoutFigure(sentence: string): string {
  const [first = ''] = sentence.split(', ', 1)
  return figuresIn(first).length > 0 ? sentence.slice(first.length + 2) : sentence
}

function sharesFigure(one: string, another: string): boolean {
  const figures = figuresIn(one)
  return figuresIn(another).some((figure) => figures.includes(figure))
}

/** The sentences of a turn that name a figure or what someone will do, verbatim. */
function termsOf(turn: Turn, next: Turn | undefined, { entries, turns }: Conversation): Evidence | null {
  const isLong = !isShortTalk(turns)
  const entry = entries[turn.index]
  if (!entry) return null
  const isAccepted = next !== undefined && accepts.test(next.text)
  const isTerm = (piece: string) =>
    (figuresIn(piece).length > 0 || undertakes.test(piece)) && (isAccepted || !piece.endsWith('?'))
  const pieces = sentencesOf(entry.message)
  const isOrder = (piece: string, at: number) => isAccepted && at === pieces.length - 1 && order.test(piece)
  const [first, last] = [
    pieces.findIndex(isTerm),
    pieces.findLastIndex((piece, at) => isTerm(piece) || isOrder(piece, at)),
  ]
  if (first < 0) return null
  const terms = pieces.filter(isTerm)
  const most =
    terms.find((piece) => sumsUp.test(piece)) ?? terms.toSorted((a, b) => figuresIn(b).length - figuresIn(a).length)[0]!
  const quote = [pieces.slice(first, last + 1).join(' '), most].find(
    (one) =>
      fits(one) &&
      !conditional.test(one) &&
      !trifle.test(one) &&
      entry.message.includes(one) &&
      !(isLong && (answersYes.test(one) || leavesOpen.test(expandContractions(one)))),
  )
  const t = Number.isFinite(entry.time_in_call_secs) ? entry.time_in_call_secs : null
  return quote === undefined || isBrokenUp(shownQuote(quote)) ? null : { turn: turn.index, quote, t }
}

/** "Yes, the sixteenth is fine." */
const answersYes = /^(?:yes|yeah|okay|fine|sure)[,.] /i

/** "Do the sisters, and leave the medal." */
const order = /^(?:do|leave|take|send|start|keep|make|put|bring)\b(?! (?:you|they|we|it|I)\b)/i

function fits(quote: string): boolean {
  const words = quote.split(/\s+/).length
  return (words >= fewestWords || closes.test(quote)) && words <= mostWords && whole.test(quote)
}
