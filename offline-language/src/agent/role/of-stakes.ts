import type { Bargain } from '../units/unit.js'
import type { Stake } from './stake.js'

/** Whether a bargain is what a figure depends on: the figure is weighed with it, and nothing else is promised for it. */
export const isOfStake = ({ parts }: Pick<Bargain, 'parts'>, stakes: readonly Stake[]): boolean =>
  stakes.some(({ terms }) =>
    terms.some(({ text, isClause }) => isClause && parts.some((part) => part.text.includes(text))),
  )
