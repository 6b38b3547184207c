import { loadPatterns } from '../../data/load-patterns.js'
import type { Stake } from '../role/stake.js'
import { pickUnsaid } from '../templates/pick.js'
import type { Amount } from '../wording/amounts.js'
import { isAsGood } from '../wording/sides.js'
import { accepted } from './agreement-patterns.js'
import type { Conversation } from './conversation.js'
import { stakeOfDealing } from '../role/of-stakes.js'
import { saidAsIs } from './said-as-is.js'
import { offeredFigures } from './stake-figures.js'
import { standingOf } from './stake-standing.js'
import { noTo } from './stake-words.js'

const { yes } = loadPatterns('replies/within-limits', 'yes')

/** The figure of a turn that goes beyond what the part can do now, with its stake; null if there is none. */
export function wantedBeyond(conversation: Conversation): { wanted: Amount; stake: Stake } | null {
  const { role, utterance } = conversation
  const stakes = role.stakes.length > 0 ? role.stakes : role.dealings.map(stakeOfDealing)
  for (const stake of stakes) {
    const wanted = offeredFigures(utterance.text, stake).at(-1)
    if (!wanted) continue
    const { far, agreed } = standingOf(conversation, stake)
    if (agreed?.value !== wanted.value && !isAsGood(stake, wanted.value, far.value)) return { wanted, stake }
  }
  return null
}

/** The no to a figure beyond a limit; null for any other turn. */
export function noToBeyond(conversation: Conversation): string | null {
  const beyond = wantedBeyond(conversation)
  if (!beyond) return null
  const { wanted, stake } = beyond
  const { position } = standingOf(conversation, stake)
  const own = { ...conversation.slots, offer: wanted.text, figure: position.text }
  const no = pickUnsaid(noTo(stake), own, conversation.role.register, conversation.memory)
  return no && saidAsIs(no, conversation)
}

/** Replaces a yes to a figure beyond a limit of the prompt by a no: any way of replying may have found the yes. */
export const withinLimits = (words: string, conversation: Conversation): string =>
  accepted.test(words) || yes.test(words) ? (noToBeyond(conversation) ?? words) : words
