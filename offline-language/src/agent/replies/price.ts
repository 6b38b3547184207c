import { type Amount, amountsIn, isComparable } from '../wording/amounts.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { coverage, meaningOf, overlap } from '../units/meaning.js'
import { openTerms } from './open-terms.js'
import type { Memory } from '../templates/memory.js'
import type { Price } from '../units/unit.js'
import { isAsGood } from '../wording/sides.js'
import { matterOf, type Talk } from './talk.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('replies/price', 'ofPrices', 'ofMoney')

const refusesFigure = /\b(?:not enough|too (?:much|little|high|low|expensive)|more than)\b/i
const pressing =
  /\b(?:too (?:much|little|high|low|expensive)|not enough|cheaper|less|better|lower|more than that|discount|best|most|move|higher|a bit more|negotiable)\b/i

/** The price that a clause is about: of its thing, or of the thing of the last turns. */
export function priceOf(talk: Talk, clause: string, isOffer = false): Price | null {
  const prices = talk.units.prices.filter(({ limit }) => !isOffer || limit)
  const own = [...meaningOf(clause)].filter((stem) => !ofPrices.test(stem))
  const earlier = own.length > 0 ? [] : lastSentences(talk.userTexts.slice(-4, -1)).map(meaningOf)
  const texts = [matterOf(talk, clause), ...earlier]
  for (const matter of texts) {
    const best = prices
      .map((price) => ({ price, score: Math.max(overlap(matter, price.thing), coverage(price.thing, matter)) }))
      .sort((a, b) => b.score - a.score)[0]
    if (best && best.score >= leastOfThing) return best.price
  }
  const offered = prices.filter(({ side, opening }) => side === 'pays' && opening)
  const [only] =
    /\byou (?:pay|offer|give)\b|\bnot enough\b|\btoo little\b/i.test(clause) && offered.length === 1 ? offered : []
  return only ?? prices.find(({ thing, limit }) => thing.size === 0 && limit) ?? null
}
/** The sentences of the turns, the last first: the thing just named is meant. */
const lastSentences = (texts: readonly string[]) => texts.flatMap(sentencesOf).toReversed()

/** Words of any question about a price. */
const ofPrices = patterns.ofPrices
const leastOfThing = 0.75

/** The amount of the person's last offer. */
function amountIn(text: string, like: Amount): Amount | null {
  return (
    amountsIn(text).findLast(
      (found) =>
        isComparable(found, like) && ofMoney.test(text.slice(text.lastIndexOf(found.text) + found.text.length)),
    ) ?? null
  )
}

/** What may follow a number that is money: "2 kilos" is none. */
const ofMoney = patterns.ofMoney

/** What the role says to an amount: yes within its limit, else its next figure. */
export function priceReply(talk: Talk, clause: string, isPressed = false): string | null {
  const price = priceOf(talk, clause, true)
  const limit = price?.limit
  if (!price || !limit) return null
  const { memory } = talk.conversation
  if (turnsDown(price, clause)) return lastStep(limit)
  const offer = amountIn(clause, limit)
  const isGood = offer !== null && isAsGood(price, offer.value, limit.value)
  if (isOfDealing(talk) && !(isPressed && isGood)) return null
  if (!offer) return isPressing(price, clause, memory) ? lastStep(limit) : null
  return isGood ? agreed(talk, offer, clause) : counter(price, offer, limit, talk)
}

/** Yes to an amount, unless something else is open. */
function agreed(talk: Talk, { text }: Amount, clause: string): string | null {
  if (isWaiting(talk) || isRefusedWith(talk, clause)) return null
  return talk.conversation.memory.holds(`${text} it is`) ? 'Yes, that stands.' : `${text} it is, agreed.`
}

/** No to an offer, with what the part does for its limit, or its own next figure. */
function counter({ opening, side }: Price, offer: Amount, limit: Amount, { units, conversation }: Talk): string {
  const { memory } = conversation
  const onTerms = units.bargains.find(({ yes, isSilent }) => !isSilent && yes.includes(limit.text))
  const next = opening && !memory.holds(opening.text) ? opening : limit
  const own = onTerms && !memory.isSaid(onTerms.text) ? onTerms.text : `I could do ${next.text}.`
  return `${offer.text} is ${side === 'gets' ? 'too little' : 'too much'}. ${own}`
}

const lastStep = (limit: Amount) => `I could do ${limit.text}, but that is as far as I go.`

/** "40 is not enough": the first figure is turned down. */
function turnsDown({ opening }: Price, clause: string): boolean {
  return opening !== null && refusesFigure.test(clause) && clause.includes(opening.text.replace(/[^\d,.]/g, ''))
}

function isPressing({ opening }: Price, clause: string, memory: Memory): boolean {
  return opening !== null && pressing.test(clause) && memory.holds(opening.text)
}

/** A yes that depends on more than the amount. */
const isWaiting = ({ conversation, units }: Talk) =>
  openTerms(conversation).length > 0 && !units.bargains.some(({ yes }) => amountsIn(yes).length > 0)

/** "3,200, with a contract of three years": the whole turn must be one that the role takes. */
export const isRefusedWith = ({ units, rarity }: Talk, clause: string) =>
  units.said.some(
    ({ kind, text, stems }) =>
      kind === 'refusal' &&
      ((ofTerm.test(text) && ofTerm.test(clause)) || coverage(meaningOf(clause), stems, rarity) >= leastOfRefused),
  )
const leastOfRefused = 0.4
/** How long a contract binds. */
const ofTerm = /\b(?:weeks?|months|years?)\b/i

/** A negotiation about hours or days has its own way of stepping. */
function isOfDealing({ conversation }: Talk): boolean {
  return conversation.role.dealings.some(({ limit: { count } }) => count !== undefined)
}
