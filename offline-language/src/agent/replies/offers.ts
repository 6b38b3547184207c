import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { type Amount, amountsFor, bareNumberIn, isComparable } from '../wording/amounts.js'
import type { Dealing } from '../role/dealing.js'
import { anyOf } from '../patterns/any-of.js'
import { signOf } from '../wording/sides.js'
import { isMention } from './mention.js'

const { explainsAfter, ownLimit } = loadPatterns('replies/offers', 'explainsAfter', 'ownLimit')

/** What comes before a number that explains something and offers nothing: "the difference is", "last year I paid". */
const explainsBefore = anyOf(
  loadPatterns(
    'replies/explained-before',
    'average',
    'ownThing',
    'difference',
    'cause',
    'money',
    'lastTime',
    'past',
    'change',
    'comparison',
    'business',
    'others',
    'inYear',
  ),
  '\\b(?:',
  ')\\b',
)
/** "I pay 1,900 now" */
const paysBefore = /\b(?:i|we) (?:pay|get|earn|have|make)\b[^,.;]*$/i
const todayAfter =
  /^[ ,]*(?:(?:euros?|pounds?|dollars?|per ?cent|%|a year|a month|a week) ?)*(?:now|at the moment|currently|at present|today|so far)\b/i
/** "Make it six", without the unit. */
const bareOffer = anyOf(loadPatterns('replies/bare-offer', 'words', 'would'))
const { asksOnly } = loadPatterns('proposal', 'proposes', 'asksYes', 'demands', 'asksOnly', 'statesOwn')

/** "And if the board says no to seven?", "What if I paid 2,000?": a case that is only thought of. */
const supposes = anyOf(loadPatterns('replies/supposes', 'whatIf', 'supposing', 'saysNo', 'onlyIf'))

/** "71,000? Does that include the windows?" repeats what the other side said. */
const echoes = /^[$€£]?\d[\d.,]*(?: ?(?:k|%|\p{L}+))?\?$/u

const isBeside = (sentence: string) => asksOnly.test(sentence) || supposes.test(sentence) || isMention(sentence)

/** No one offers a seller much more than the seller asks. */
const mostBeyond = 0.25

/** The numbers that a turn offers in a negotiation: of its kind and size, and no explanation, difference or year. */
export function offersIn(text: string, dealing: Dealing): Amount[] {
  return sentencesOf(text).flatMap((sentence, at, all) => {
    if ((at === 0 && all.length > 1 && echoes.test(sentence)) || isBeside(sentence)) return []
    const isOwnPrice = dealing.side === 'seller' && /\bcosts?\b/i.test(sentence)
    const found = isOwnPrice
      ? []
      : amountsFor(dealing.opening, sentence).filter(
          (amount) => isOffered(amount, sentence) && isOfKind(amount, dealing),
        )
    const bare =
      found.length === 0 && dealing.opening.isShare && bareOffer.test(sentence) ? bareNumberIn(sentence) : null
    return bare && isOfKind(bare, dealing) ? [{ ...bare, text: `${bare.text} ${bare.after}` }] : found
  })
}

export function isOffered({ text }: Amount, sentence: string): boolean {
  const at = sentence.indexOf(text)
  const before = sentence.slice(0, at)
  const after = sentence.slice(at + text.length)
  const isOfToday = paysBefore.test(before) && todayAfter.test(after)
  const explains = explainsBefore.test(before) && !ownLimit.test(before)
  return !isOfToday && !explains && !explainsAfter.test(after)
}

function isOfKind(found: Amount, { opening, limit, side }: Dealing): boolean {
  const isSame =
    isComparable(found, opening) || (!found.after && isComparable({ ...found, isShare: opening.isShare }, opening))
  const beyond = (signOf({ side }) * (found.value - opening.value)) / Math.abs(opening.value)
  const range = Math.abs(opening.value - limit.value) / Math.abs(opening.value)
  return isSame && beyond <= Math.max(mostBeyond, range)
}
