import { type Amount, amountsFor, amountsIn, bareNumberIn, isComparable, quantitiesIn } from '../wording/amounts.js'
import { givesReduction, labelledOpening, ofToday, type Side, sideOfLimit, sideOfRole } from './dealing-side.js'
import { promptSentences } from './prompt-sentences.js'
import { roundBeside, withUnitOf } from './stake-opening.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { money } = loadPatterns('role/dealing', 'money')

/** A negotiation about a number: the agent's first number, and how far it may go without saying so. */
export interface Dealing {
  opening: Amount
  limit: Amount
  /** A seller wants more than the person offers, a buyer wants to pay less. */
  side: Side
  /** Whether the first offer is no matter to accept: "Never accept the first offer". */
  isSlow: boolean
}

const wishes = /\b(?:you|and) (?:also |really )?(?:want|ask|demand|would like|hope for)\b[^.;]*$/i
const opens =
  /\b(?:raise (?:the|your) price|ask(?:ing)?(?: price)?|asks|starts?|begins?|opens?|offers?|invests?|lends?|grants?)\b[^.;]*$/i
const prices = /\b(?:pay is|price is|goes up to|costs?|wants?|sells?|rent|salary|closed at|budget)\b[^.;]*$/i

/** The dealing of a prompt; null without a number that is to be kept to oneself. `spoken` are the agent's own lines. */
export function dealingOf(prompt: string, hidden: readonly string[], spoken: string): Dealing | null {
  const said = amountsIn(spoken)
  const isSlow = /\b(?:never|not) (?:accept|take|agree to) (?:a|the|any|their|his|her) (?:very )?first offer\b/i.test(
    prompt,
  )
  const ofRole = sideOfRole(prompt)
  // A secret with a number is no limit as long as there is one.
  const rank = (text: string) => Number(sideOfLimit(text) !== null) + 2 * Number(soft.test(text))
  const limits = [...hidden].sort((a, b) => rank(b) - rank(a))
  for (const text of limits) {
    const limit = amountsIn(text).at(-1) ?? quantitiesIn(text).at(-1) ?? bareNumberIn(text)
    if (!limit || said.some(({ value }) => value === limit.value)) continue
    const side = sideOfLimit(withNext(prompt, text)) ?? ofRole
    // Of a limit that is not of the role's side nothing can be agreed.
    if (ofRole && side !== ofRole && !givesReduction(text) && !gives.test(text)) continue
    const opening = openingBeside(prompt, text, limit, side, limits)
    if (opening) return { opening, limit, side: sideOf(opening, limit), isSlow }
    if (!limit.count && isOfMoney(limit, text)) return { ...withOwnOpening(limit, text, side), isSlow }
  }
  return null
}

/** "You could live with 25 %. You will not sign anything below that." */
function withNext(prompt: string, text: string): string {
  const at = prompt.indexOf(text)
  const next = at < 0 ? '' : prompt.slice(at + text.length, at + text.length + 90)
  return /\b(?:below|above|under|over|less|more) (?:that|this|it)\b|^[. ]*anything (?:less|more)\b/i.test(next)
    ? `${text} ${next.replace(/anything less/i, 'not below')}`
    : text
}

function sideOf(opening: Amount, limit: Amount): Side {
  return opening.value > limit.value ? 'seller' : 'buyer'
}

const takes =
  /\b(?:accept|sign|settle|sell|take|at least|at the least|minimum|lowest|(?:go|come) down|below|under|no less|not less|least)\b/i
/** How far the first number of the role is from a limit that is its only number. */
const ownShare = { seller: 1.15, buyer: 0.8 }

/** Up to it, a share is talked about in halves. */
const smallShare = 10
/** Who may give something is no seller of it: "You could offer up to 8 % more". */
const gives =
  /\byou (?:can|could|may) (?:also )?(?:offer|give|pay)\b|\b(?:prepared|willing|ready) to (?:pay|grant|give)\b|^grant\b/i
const smallestSum = 50

function isOfMoney({ before, after, value }: Amount, text: string): boolean {
  const isPriced = Boolean(before || after)
  return (
    (money.test(text) || (isPriced && /^(?:and |but )?(?:not|no) (?:more|less) than\b/i.test(text))) &&
    (isPriced || value >= smallestSum)
  )
}

/** A prompt may give the limit only: the role begins with a round number on its side of it. */
function withOwnOpening(limit: Amount, text: string, known: Side | null): Omit<Dealing, 'isSlow'> {
  const side = known ?? (takes.test(text) ? 'seller' : 'buyer')
  const unit = limit.isShare
    ? limit.value < smallShare
      ? 0.5
      : 5
    : 10 ** Math.max(limit.text.includes('.') ? -2 : 0, Math.floor(Math.log10(limit.value)) - 1)
  return { opening: roundBeside({ side }, limit, ownShare[side], unit), limit, side }
}

/** "A penalty of 1 percent per week" is no number that one asks for. */
const perTime = /(?<=\d)[^.;,\d]{0,12} per (?:day|week|month)\b[^;.]*[;.]/g
/** What the role could live with, beside what it is asked to get. */
const soft =
  /\b(?:satisfied|content|happy|live|settle|okay|fine) (?:with|for)\b|\bwould (?:also |even )?(?:take|accept)\b/i

/** The numbers that the role is asked to get, if it could live with another. */
function harderThan(hidden: string, others: readonly string[]): Amount[] {
  return soft.test(hidden) ? others.flatMap(amountsIn) : []
}

/** The first number on the side of the limit; who wants few hours is content with more. */
function openingBeside(...[prompt, text, limit, side, others]: Parameters<typeof openingOf>): Amount | null {
  const isCount = limit.count !== undefined && soft.test(text)
  return openingOf(prompt, text, limit, side, others) ?? (isCount ? openingOf(prompt, text, limit, null, others) : null)
}

/** The number that the agent says first: by its label, beside the limit, else after a verb of asking. */
function openingOf(
  prompt: string,
  hidden: string,
  limit: Amount,
  side: Side | null,
  others: readonly string[],
): Amount | null {
  const sentences = promptSentences(prompt)
  const home = sentences.find((sentence) => sentence.includes(hidden)) ?? hidden
  const isOther = (found: Amount) =>
    found.value !== limit.value && isComparable(found, limit) && (side === null || sideOf(found, limit) === side)
  const labelled = labelledOpening(sentences, limit)
  if (labelled && isOther(labelled)) return withUnit(labelled, limit)
  const beside = amountsFor(limit, home.replace(perTime, '')).filter(isOther)
  const first = beside[0] ?? harderThan(hidden, others).find(isOther)
  if (first) return withUnit(first, limit)
  for (const verb of [wishes, opens, prices])
    for (const sentence of sentences)
      for (const found of [...amountsIn(sentence), ...quantitiesIn(sentence)]) {
        const before = sentence.slice(0, sentence.indexOf(found.text))
        if (isOther(found) && verb.test(before) && !ofToday.test(before)) return withUnit(found, limit)
      }
  return limit.isShare && side !== null ? demandedShare(sentences, isOther) : null
}

/** "What matters to your people: money (a bonus of 35 %)" */
function demandedShare(sentences: readonly string[], isOther: (found: Amount) => boolean): Amount | null {
  const demands = sentences.filter((sentence) =>
    /\b(?:matters?|want|demand|ask for|bonus|discount|raise|off)\b/i.test(sentence),
  )
  return demands.flatMap(amountsIn).find(isOther) ?? null
}

function withUnit(found: Amount, limit: Amount): Amount {
  return { ...withUnitOf(found, [limit]), ...(limit.count ? { count: limit.count } : {}) }
}
