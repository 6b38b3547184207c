import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { isBroughtUp, isPut, leastSaid } from './brought-up.js'
import type { Conversation } from './conversation.js'
import { offeredBargain } from './offered-bargain.js'
import { withYes } from './wording.js'

/** The yes to what the part takes and does not suggest itself; null if the turn does not offer it. */
export function takesHushed(conversation: Conversation): string | null {
  const { role, utterance, memory, slots } = conversation
  const { text } = utterance
  const found = role.hushed.find((each) =>
    sentencesOf(text).some((sentence) => isPut(sentence) && isBroughtUp(each, sentence)),
  )
  if (!found) return null
  // What it takes on a condition is bargained over.
  const bargain = role.units.bargains.find(({ yes }) => coverage(found.stems, meaningOf(yes)) >= leastSaid)
  if (bargain) return offeredBargain(conversation) ?? (memory.isSaid(bargain.text) ? null : bargain.text)
  if (memory.isSaid(found.said)) return pick(decisionTemplates.take, slots, role.register, memory)
  const own = withYes(found.said)
  return `Yes${/^(?:I\b|\p{Ll})/u.test(own) ? ',' : '.'} ${own}`
}
