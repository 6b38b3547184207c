import { amountsIn } from '../wording/amounts.js'
import { type Dealing, dealingOf } from './dealing.js'

/** "Up to 3,000 euros or, alternatively, up to 4 percent" */
const between = /,? (?:or|and),? (?:(?:alternatively|instead|also),? )?(?=[^,;]*\d)/i

const hasShare = (text: string) => amountsIn(text).some(({ isShare }) => isShare)
const hasSum = (text: string) => amountsIn(text).some(({ isShare }) => !isShare)

/** The dealings of a prompt: one, or two if it has a limit in money and one by share. */
export function dealingsOf(prompt: string, hidden: readonly string[], spoken: string): Dealing[] {
  const parts = hidden.flatMap((text) => (hasShare(text) && hasSum(text) ? text.split(between) : [text]))
  const first = dealingOf(prompt, hidden, spoken)
  const shares = parts.filter(hasShare)
  if (shares.length === 0 || !parts.some(hasSum)) return first ? [first] : []
  const rest = parts.filter((text) => !shares.includes(text))
  const found = [dealingOf(prompt, rest, spoken), dealingOf(prompt, shares, spoken)].flatMap((each) => each ?? [])
  const kept = first && !found.some(({ opening }) => opening.isShare === first.opening.isShare) ? [first] : []
  return [...kept, ...found]
}

export const isEitherOr = (prompt: string) =>
  /\b(?:but|though) (?:not|never) both\b|\bonly one of (?:them|the two|both)\b/i.test(prompt)
