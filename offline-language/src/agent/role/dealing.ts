import { type Amount, amountsIn, bareNumberIn, isComparable, quantitiesIn, writtenLike } from './amounts.js'
import { labelledOpening, ofToday, type Side, sideOfLimit, sideOfRole } from './dealing-side.js'
import { promptSentences } from './prompt-sentences.js'

/** A negotiation about a number: where the agent begins, and how far it may go without saying so. */
export interface Dealing {
  opening: Amount
  limit: Amount
  /** A seller wants more than the person offers, a buyer wants to pay less. */
  side: Side
  /** Whether the first offer is no matter to accept: "Never accept the first offer". */
  isSlow: boolean
}

const wishes = /\b(?:you|and) (?:also |really )?(?:want|ask|demand|would like|hope for)\b[^.;]*$/i
const opens = /\b(?:raise (?:the|your) price|ask(?:ing)?(?: price)?|asks|starts?|begins?|opens?|offers?)\b[^.;]*$/i
const prices = /\b(?:pay is|price is|goes up to|costs?|wants?|sells?|rent|salary|closed at|budget)\b[^.;]*$/i

/** The dealing of a prompt; null without a number that is to be kept to oneself. `spoken` are the agent's own lines. */
export function dealingOf(prompt: string, hidden: readonly string[], spoken: string): Dealing | null {
  const said = amountsIn(spoken)
  const isSlow = /\b(?:never|not) (?:accept|take|agree to) (?:a|the|any|their|his|her) (?:very )?first offer\b/i.test(
    prompt,
  )
  const ofRole = sideOfRole(prompt)
  for (const text of hidden) {
    const limit = amountsIn(text).at(-1) ?? quantitiesIn(text).at(-1) ?? bareNumberIn(text)
    if (!limit || said.some(({ value }) => value === limit.value)) continue
    const side = sideOfLimit(text) ?? ofRole
    // Of a limit that is not of the role's side nothing can be agreed.
    if (ofRole && side !== ofRole) continue
    const opening = openingOf(prompt, text, limit, side)
    if (opening) return { opening, limit, side: sideOf(opening, limit), isSlow }
    if (!limit.count && isOfMoney(limit, text)) return { ...withOwnOpening(limit, text, side), isSlow }
  }
  return null
}

function sideOf(opening: Amount, limit: Amount): Side {
  return opening.value > limit.value ? 'seller' : 'buyer'
}

const takes =
  /\b(?:accept|sign|settle|sell|take|at least|at the least|minimum|lowest|(?:go|come) down|below|under|no less|not less|least)\b/i
const money =
  /\b(?:pay|contribute|chip in|put in|stay|give|donate|invest|lend|spend|afford|accept|sign|settle|sell|take|salary|rent|price|budget|board|boss|imagine|spare|happy|satisfied|content|maximum|limit|permission|agree)\b/i
/** How far the first number of the role is from a limit that stands alone. */
const ownShare = { seller: 1.15, buyer: 0.8 }

const smallestSum = 50

function isOfMoney({ before, after, value }: Amount, text: string): boolean {
  return money.test(text) && (Boolean(before || after) || value >= smallestSum)
}

/** A prompt may give the limit only: the role begins with a round number on its side of it. */
function withOwnOpening(limit: Amount, text: string, known: Side | null): Omit<Dealing, 'isSlow'> {
  const side = known ?? (takes.test(text) ? 'seller' : 'buyer')
  const unit = limit.isShare ? 5 : 10 ** Math.max(0, Math.floor(Math.log10(limit.value)) - 1)
  const rounded = Math.round((limit.value * ownShare[side]) / unit) * unit
  const value = rounded === limit.value ? limit.value + (side === 'seller' ? unit : -unit) : rounded
  return { opening: { ...limit, value, text: writtenLike(value, limit) }, limit, side }
}

/** The number that the agent says first: by its label, beside the limit, else after a verb of asking. */
function openingOf(prompt: string, hidden: string, limit: Amount, side: Side | null): Amount | null {
  const sentences = promptSentences(prompt)
  const home = sentences.find((sentence) => sentence.includes(hidden)) ?? hidden
  const isOther = (found: Amount) =>
    found.value !== limit.value && isComparable(found, limit) && (side === null || sideOf(found, limit) === side)
  const labelled = labelledOpening(sentences, limit)
  if (labelled && isOther(labelled)) return withUnit(labelled, limit)
  const beside = [...amountsIn(home), ...quantitiesIn(home)].filter(isOther)
  if (beside[0]) return withUnit(beside[0], limit)
  for (const verb of [wishes, opens, prices])
    for (const sentence of sentences)
      for (const found of [...amountsIn(sentence), ...quantitiesIn(sentence)]) {
        const before = sentence.slice(0, sentence.indexOf(found.text))
        if (isOther(found) && verb.test(before) && !ofToday.test(before)) return withUnit(found, limit)
      }
  return null
}

function withUnit(found: Amount, limit: Amount): Amount {
  const unit = { before: found.before || limit.before, after: found.after || limit.after }
  return { ...found, ...unit, ...(limit.count ? { count: limit.count } : {}) }
}
