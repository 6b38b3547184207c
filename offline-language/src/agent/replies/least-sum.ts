import type { Bargain } from '../units/unit.js'
import { amountsIn } from '../wording/amounts.js'
import type { Talk } from './talk.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** No one names the least sum that they would take before it is offered. */
export const { takesSum } = loadPatterns('replies/least-sum', 'takesSum')

const agreed = /\bagreed\b|\byou have a deal\b/i
const coy = ['Then I could move a little. What is your figure?', 'That would help. Make me an offer.']

/** Whether the promise is the role's last figure, which the person has not named. */
function isOfLimit({ yes }: Bargain, { units, userTexts }: Talk): boolean {
  const limits = units.prices.flatMap(({ limit, opening }) => (limit && opening ? limit.value : []))
  const heard = userTexts.flatMap(amountsIn).map(({ value }) => value)
  return amountsIn(yes).some(({ value }) => limits.includes(value) && !heard.includes(value))
}

/** The sum that the person offers, if the role takes that much. */
function takenSum({ yes }: Bargain, { text }: Talk): string | null {
  const taken = /^I (?:would |could |can |will )?(?:also )?(?:accept|take|settle for|agree to) ([€$£]?\d[^,;]*)/.exec(
    yes,
  )?.[1]
  const [least] = amountsIn(taken ?? '')
  const offered = least && amountsIn(text).findLast((found) => found.value >= least.value)
  return offered ? offered.text : null
}

/** What is said of a promise of money: yes to the sum offered, else that the role could move; null if it promises none. */
export function sumReply(bargain: Bargain, isMet: boolean, talk: Talk): { words: string | null } | null {
  const { memory } = talk.conversation
  const sum = takenSum(bargain, talk)
  if (sum && isMet)
    return { words: memory.holds(`${sum} is fine`) ? `Yes, ${sum}, as I said.` : `All right, ${sum} is fine.` }
  if (sum || !isOfLimit(bargain, talk)) return null
  const isAgreed = memory.agentTurns.some((turn) => agreed.test(turn))
  return { words: isAgreed ? null : (coy.find((each) => !memory.holds(each)) ?? null) }
}
