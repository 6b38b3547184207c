import { loadPatterns } from '../../data/load-patterns.js'
import type { Dealing } from '../role/dealing.js'
import type { Stake } from '../role/stake.js'
import { pickUnsaid } from '../templates/pick.js'
import type { Amount } from '../wording/amounts.js'
import { isAsGood } from '../wording/sides.js'
import { accepted } from './agreement-patterns.js'
import type { Conversation } from './conversation.js'
import { saidAsIs } from './said-as-is.js'
import { offeredFigures } from './stake-figures.js'
import { standingOf } from './stake-standing.js'
import { noTo } from './stake-words.js'

const { yes } = loadPatterns('replies/within-limits', 'yes')

/** A negotiation of a prompt in sections has one end. */
const boundOf = ({ side, opening, limit }: Dealing): Stake => ({
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

/** What a turn of the person wants beyond what the part can do now; null if it wants nothing of the kind. */
export function wantedBeyond(conversation: Conversation): { wanted: Amount; stake: Stake } | null {
  const { role, utterance } = conversation
  const stakes = role.stakes.length > 0 ? role.stakes : role.dealings.map(boundOf)
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

/** Nothing beyond a limit of the prompt is agreed to, whichever way has found the words. */
export const withinLimits = (words: string, conversation: Conversation): string =>
  accepted.test(words) || yes.test(words) ? (noToBeyond(conversation) ?? words) : words
