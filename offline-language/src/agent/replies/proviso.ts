import { contentStems } from '../../language/tokens/content-stems.js'
import type { Proviso } from '../role/provisos.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { sharedInMeaning } from '../role/concepts.js'
import type { Conversation } from './conversation.js'
import { isMet, wasMet } from './is-met.js'
import { isGiven } from './open-terms.js'
import { joinParts } from './goal-moves.js'
import { proposalsIn } from './proposal.js'

const leastShare = 0.4
/** A yes or no is asked for without naming what. */
const asksYes =
  /\b(?:count on you|yes or no|i asked whether you|are you (?:in|with us|on board|happy to go ahead|ready)|shall we (?:do it|go ahead)|(?:would|will) you stay|can we (?:agree|do it)|would you do (?:it|that)|will you do (?:it|that)|is that a yes)\b/i
const asksToAct =
  /\b(?:will|would|can|could|may|shall|do) (?:you|i|we)\b(?! (?:have|know|think|remember|like|feel)\b)|\b(?:i|we) (?:could|can|would|will)\b|\bwhether you\b|\byou (?:will|would|could)\b/i

/** The yes that the prompt makes depend on something, once that was said; before, what it depends on. */
export function provisoReply(conversation: Conversation): string | null {
  const { role, memory, slots, utterance, userTexts } = conversation
  const asked = role.provisos.find((proviso) => isAskedFor(proviso, conversation))
  if (asked && isAllGiven(asked, userTexts)) return yesTo(asked, conversation)
  const [open] = asked?.parts.filter((part) => !userTexts.some((text) => isGiven(part, text))) ?? []
  if (asked)
    return pick(decisionTemplates.onlyIf, { ...slots, clause: open?.text ?? asked.text }, role.register, memory)
  const met = role.provisos.find(
    ({ condition, then }) => then.length > 0 && isMet(condition, utterance.stems, utterance.text),
  )
  return met && utterance.questions.length === 0 && !memory.holds(met.promise) ? yesTo(met, conversation) : null
}

function isAllGiven({ condition, parts }: Proviso, userTexts: readonly string[]): boolean {
  if (parts.length < 2)
    return wasMet(condition, userTexts) || parts.some((part) => userTexts.some((text) => isGiven(part, text)))
  return parts.every((part) => userTexts.some((text) => isGiven(part, text)))
}

function isAskedFor({ action }: Proviso, { utterance, role }: Conversation): boolean {
  if (asksYes.test(utterance.text)) return role.provisos.length === 1
  const asked = [...proposalsIn(utterance.text), ...utterance.questions].filter((text) => asksToAct.test(text))
  return asked.some((text) => {
    const common = sharedInMeaning(action, contentStems(text))
    return common > 0 && common >= action.size * leastShare
  })
}

function yesTo({ promise, then }: Proviso, { memory, role, slots }: Conversation): string | null {
  if (memory.holds(promise))
    return pick(decisionTemplates.stillYes, { ...slots, clause: promise }, role.register, memory)
  return joinParts(`Yes. Then ${promise}.`, then.find((line) => !memory.isSaid(line)) ?? null)
}
