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

/** Its own words against what was said, then a reaction that fits any; the words alone if the part then does something. */
export function sharpWords(trigger: Trigger, conversation: Conversation, isFollowed = false): string | null {
  const { role, memory, slots } = conversation
  const { tone } = trigger
  const sound = trigger.sound ?? (isSarcastic.test(role.prompt) ? 'sarcastic' : null)
  const say = (name: keyof typeof decisionTemplates, thing: string | null = null) =>
    pick(decisionTemplates[name], { ...slots, thing }, role.register, memory)
  if (tone === 'quiet') return say(trigger.sound === 'embarrassed' ? 'embarrassed' : 'quiet')
  const any = (sound && say(sound)) ?? say('harder')
  const rebuke = rebukeTo(trigger, conversation)
  const thing = rebuke && thingSaid(rebuke, conversation)
  if (sound === 'hurt' && thing) return any
  if (sound === 'sarcastic' && (thing || trigger.sound)) return (thing && say('sarcasticThing', thing)) ?? any
  const isAgain = thing !== null && memory.agentTurns.some((turn) => turn.toLowerCase().includes(thing.toLowerCase()))
  const own = (thing && say(isAgain ? 'unwantedAgain' : 'unwanted', thing)) ?? rebuke?.words ?? null
  return own && isFollowed ? own : joinParts(own, any)
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
