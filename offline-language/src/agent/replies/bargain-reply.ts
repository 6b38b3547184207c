import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import type { Templates } from '../templates/templates.js'
import type { Bargain } from '../units/unit.js'
import { yesAgain } from './after-agreement.js'
import { joinParts } from './goal-moves.js'
import { sumReply } from './least-sum.js'
import { offersDeed } from './offered-deed.js'
import { openParts } from './open-parts.js'
import { presses } from './presses.js'
import { isMade, neededOf, promiseOf, spokenBargain } from './spoken-bargain.js'
import type { Talk } from './talk.js'
import { withYes } from './wording.js'

const say = (templates: Templates, { conversation: { slots, role, memory } }: Talk, clause = '') =>
  pick(templates, { ...slots, clause }, role.register, memory)

/** The yes to an offer, with what the role then does. */
export const yesTo = (yes: string, talk: Talk): string => {
  const clause = withYes(promiseOf({ yes }))
  return say(bargainTemplates.met, talk, clause) ?? `Yes. Then ${clause}.`
}

/** Yes, or what is still missing. */
export function bargainReply(bargain: Bargain, talk: Talk): string | null {
  const { memory } = talk.conversation
  const open = openParts(bargain, talk)
  const yes = promiseOf(bargain)
  if (bargain.isSilent && open.length > 0) return null
  if (bargain.isSilent && !memory.holds(yes)) return [`In that case ${yes}.`, besides(bargain, talk)].join(' ').trim()
  const ofSum = sumReply(bargain, open.length === 0, talk)
  if (ofSum) return ofSum.words
  if (open.length === 0)
    return isMade(bargain, memory)
      ? yesAgain(bargain, talk.conversation)
      : [yesTo(bargain.yes, talk), besides(bargain, talk)].join(' ').trim()
  return stillOpen(bargain, open, talk)
}

/** What an offer lacks: what is missing of it, or the whole bargain; once each. */
function stillOpen(bargain: Bargain, open: Bargain['parts'], talk: Talk): string | null {
  const { memory } = talk.conversation
  // What was promised already is not bargained over again.
  if (isMade(bargain, memory)) return null
  if (presses(talk.text)) return say(bargainTemplates.threatened, talk)
  const isPart = open.length < bargain.parts.length
  const needed = isPart
    ? (neededOf(open, 'also ') ?? `It also matters to me that ${open.map(({ text }) => text).join(' and ')}.`)
    : spokenBargain(bargain)
  if (memory.isSaid(needed)) return say(bargainTemplates.toldBefore, talk)
  if (isPart) return joinParts(say(bargainTemplates.inPart, talk), needed)
  return offersDeed(talk.text) ? joinParts(say(bargainTemplates.tooVague, talk), needed) : needed
}

/** What the same sentence of the prompt refuses. */
function besides({ place }: Bargain, { units, conversation }: Talk): string {
  const refused = units.said.find((unit) => unit.kind === 'refusal' && unit.place === place)
  return refused && !conversation.memory.isSaid(refused.text) ? `But ${withYes(refused.text)}` : ''
}
