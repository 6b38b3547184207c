import { coverage, meaningOf } from '../units/meaning.js'
import { amountsIn } from '../wording/amounts.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Conversation } from './conversation.js'
import { openBargains } from './offered-bargain.js'
import { promiseOf } from './spoken-bargain.js'
import { sumOf } from './sum-of.js'
import { surelyRefused } from './surely-refused.js'

const { refuses } = loadPatterns('replies/summed-up', 'opens', 'praises', 'closes', 'refuses')
const leastOfPromise = 0.5
const fewestTurns = 4

/** Whether a sum promises what the part has not given: a figure that it never said, or its side of an open bargain. */
export function isTooMuch(sum: string, conversation: Conversation): boolean {
  const { role, memory } = conversation
  const said = memory.agentTurns.flatMap(amountsIn).map(({ value }) => value)
  if (role.dealing && amountsIn(sum).some(({ value }) => !said.includes(value))) return true
  const matter = meaningOf(sum)
  return openBargains(conversation).some((each) => coverage(meaningOf(promiseOf(each)), matter) >= leastOfPromise)
}

/** What the person sums up at the end, if the part agrees to all of it; null if they sum up nothing. */
export function takenSum(conversation: Conversation): string | null {
  const { userTexts, utterance, memory } = conversation
  const sum = userTexts.length >= fewestTurns ? sumOf(utterance.text) : null
  if (!sum || memory.isSaid(sum) || refuses.test(memory.agentTurns.at(-1) ?? '')) return null
  return isTooMuch(sum, conversation) || surelyRefused(conversation) ? null : sum
}

/** The same for a part whose prompt says when to close: it says once more what was agreed. */
export const repeatedSum = (conversation: Conversation): string =>
  conversation.role.closing.isGiven ? (takenSum(conversation) ?? '') : ''

/** Whether the part has said once more what the person summed up. */
export const hasSummedUp = ({ userTexts, memory }: Conversation): boolean =>
  userTexts.some((text) => {
    const sum = sumOf(text)
    return sum !== null && memory.isSaid(sum)
  })
