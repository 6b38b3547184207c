import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { figuresOf } from '../phrase/figures.js'
import { movePatterns } from './patterns.js'
import type { Piece } from './piece.js'

const { states, asks, offers, orders, finite } = loadPatterns(
  'proposal-forms',
  'states',
  'asks',
  'offers',
  'orders',
  'finite',
)
const { asksFact, procedure } = movePatterns
const fewestOfBid = 4
const mostOfBid = 18
const mostOfQuestion = 6
const leastSum = 100
/** "Tuesday and Wednesday, yes". */
const answers = /\b(?:yes|no)\b/i

type Said = Pick<Piece, 'text' | 'figures'>

/** Whether a sentence proposes something by its form: a request, an offer, an order or a bid. A fact and a refusal do not. */
export function isProposal(said: Said): boolean {
  const { text } = said
  if (procedure.test(text) || asksFact.test(text)) return false
  if (text.endsWith('?')) return asks.test(text) || isShortQuestion(said)
  if (states.test(text) || answers.test(text)) return false
  return offers.test(text) || orders.test(text) || isBid(said)
}

/** "Until the wall is dry". */
const condition = /\b(?:until|till|if|when|once|as long as|so that|unless)\b.*$/i

/** "1,250 from the first of September, two years": terms without a verb that name more than a day. */
export function isBid({ text, figures }: Said): boolean {
  const length = text.split(' ').length
  const isWhole =
    length <= mostOfBid && !finite.test(text.replace(condition, '')) && !answers.test(text) && !text.endsWith('?')
  return isWhole && beginsWithFigure(text) && (length >= fewestOfBid || figures.some(isSum))
}

const opens =
  /^(?:(?:okay|ok|so|then|and|well|hm+|all right|fine|good|about|only|just|say|make it|with|from|on|at|for|next)[,.]? )+/i
const firstWords = 3

/** "The ninth and the tenth": the first one is no date by itself. */
const joinedDates = /^the \p{L}+ (?:and|or|to) (?=\p{L})/iu

function beginsWithFigure(text: string): boolean {
  const start = text.replace(opens, '')
  const most = joinedDates.test(start) ? firstWords + 2 : firstWords
  return figuresOf(start.split(' ', most).join(' ')).length > 0
}

const isSum = ({ kind, value }: Piece['figures'][number]): boolean => kind === 'number' && Number(value) >= leastSum

/** "Eight percent?", "what about four to seven?" */
export function isShortQuestion({ text, figures }: Said): boolean {
  return text.endsWith('?') && figures.length > 0 && text.split(' ').length <= mostOfQuestion && !finite.test(text)
}

/** Whether one of the sentences of a turn proposes something. */
export const proposesIn = (text: string): boolean =>
  sentencesOf(text).some((said) => isProposal({ text: said, figures: figuresOf(said) }))
