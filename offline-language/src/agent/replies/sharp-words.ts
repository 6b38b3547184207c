import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Rebuke } from '../role/rebukes.js'
import type { Trigger } from '../role/triggers.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { plainWords } from '../wording/plain-words.js'
import type { Conversation } from './conversation.js'
import { joinParts } from './goal-moves.js'

/** "Gruff, sarcastic, short sentences", not "you turn sarcastic if …" */
const isSarcastic =
  /(?<!\b(?:turn|get|become|go|grow|be)s? (?:\p{L}+ )?)(?<!\b(?:if|when) [^.,\n]*)\bsarcastic\b(?! (?:if|when)\b)/iu

type Say = (name: keyof typeof decisionTemplates, thing?: string) => string | null

/** Its own words against what was said, then a reaction that fits any; the words alone if the part then does something. */
export function sharpWords(trigger: Trigger, conversation: Conversation, isFollowed = false): string | null {
  const { role, memory, slots } = conversation
  const say: Say = (name, thing) => pick(decisionTemplates[name], { ...slots, thing }, role.register, memory)
  if (trigger.tone === 'quiet') return quietly(trigger, say)
  const rebuke = rebukeTo(trigger, conversation)
  const thing = rebuke && thingSaid(rebuke, conversation)
  const sound = soundOf(trigger, conversation)
  const any = (sound && say(sound)) ?? say('harder')
  if (sound === 'sarcastic' && (thing || trigger.sound)) return ironic(thing, say) ?? any
  const own = thing ? unwanted(thing, trigger, say, conversation) : (rebuke?.words ?? null)
  return isFollowed ? (own ?? any) : joinParts(own, any)
}

const quietly = ({ sound }: Trigger, say: Say) => say(sound === 'embarrassed' ? 'embarrassed' : 'quiet')

const soundOf = ({ sound }: Trigger, { role }: Conversation) =>
  sound ?? (isSarcastic.test(role.prompt) ? 'sarcastic' : null)

/** "Oh, earplugs. Wonderful." */
const ironic = (thing: string | null, say: Say) => (thing ? say('sarcasticThing', thing) : null)

/** "Vouchers? No.", later "Again with vouchers?"; nothing from who is hurt. */
function unwanted(thing: string, { sound }: Trigger, say: Say, { memory }: Conversation): string | null {
  if (sound === 'hurt') return null
  const isAgain = memory.agentTurns.some((turn) => turn.toLowerCase().includes(thing.toLowerCase()))
  return say(isAgain ? 'unwantedAgain' : 'unwanted', thing)
}

/** What it can throw back at this turn and has not yet. */
export const rebukeTo = ({ rebukes }: Trigger, { memory, utterance }: Conversation): Rebuke | null =>
  rebukes.find(
    ({ words, quote }) =>
      !memory.isSaid(words) && (quote === null || plainWords(utterance.text).includes(plainWords(quote))),
  ) ?? null

/** "Policies" of "staffing or policies" if only those are named; null if none of several is. */
function thingSaid({ thing }: Rebuke, { utterance }: Conversation): string | null {
  const each = thing?.split(/ (?:or|and) /) ?? []
  const said = each.filter((one) => shared(contentStems(one), utterance.stems) > 0)
  return each.length > 1 && said.length !== 1 ? null : (said[0] ?? thing)
}
