import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Bargain } from '../units/unit.js'
import type { Trigger } from './triggers.js'

const mostWords = 0.8
const mostOfCondition = 0.75
const leastOfDeed = 0.5

/** Whether a case is nothing but what a bargain says: "if he agrees to put down rugs, you withdraw the complaint". */
function isIn({ words, then }: Trigger, { text, further }: Bargain): boolean {
  const whole = contentStems([text, ...further].join(' '))
  const own = contentStems(`${words} ${then}`)
  if (own.size > 0 && shared(own, whole) >= own.size * mostWords) return true
  // "You smile and say that you will come": how it is said is in no bargain.
  const [condition, deed] = [contentStems(words), contentStems(then)]
  return (
    condition.size > 1 &&
    shared(condition, whole) >= condition.size * mostOfCondition &&
    shared(deed, whole) >= Math.max(1, deed.size * leastOfDeed)
  )
}

/** The cases of a prompt that are no bargains: what closes one is decided by its parts. */
export const withoutBargains = (triggers: Trigger[], bargains: readonly Bargain[]): Trigger[] =>
  triggers.filter((trigger) => !bargains.some((bargain) => isIn(trigger, bargain)))
