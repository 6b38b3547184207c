import type { Bargain } from '../units/unit.js'
import type { Dealing } from './dealing.js'
import type { Stake } from './stake.js'

/** Whether the condition of a bargain is a term of a stake: it is weighed with the figure, so it earns no promise of its own. */
export const isOfStake = ({ parts }: Pick<Bargain, 'parts'>, stakes: readonly Stake[]): boolean =>
  stakes.some(({ terms }) =>
    terms.some(({ text, isClause }) => isClause && parts.some((part) => part.text.includes(text))),
  )

/** A negotiation of a prompt in sections as a stake: it has one end. */
export const stakeOfDealing = ({ side, opening, limit }: Dealing): Stake => ({
  side: side === 'seller' ? 'gets' : 'pays',
  opening,
  limit,
  last: limit,
  isAsked: true,
  asking: null,
  terms: [],
  isHushed: false,
  returns: [],
  isSecret: true,
  rule: null,
})
