import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Utterance } from '../dialogue-acts/utterance.js'
import { type Agreement, agreementOf, confirmedTime, proposedDay, type Spoken } from './agreement.js'
import { isTurnedDown } from './turned-down.js'
import type { Conversation } from './conversation.js'
import { evasions } from './evasions.js'

const { offered } = loadPatterns('replies/outcome', 'offered')

const { undertaken, passing } = loadPatterns('farewell', 'undertaken', 'passing')

/** What the conversation came to: what was agreed, else what the person promised, else what they said. */
export function outcome(
  { role, spoken, utterance }: Conversation,
  utterances: readonly Utterance[],
  isMet: boolean,
): string {
  const proposal = isMet ? acceptedOffer(utterance) : null
  if (proposal) return `So we have agreed on ${proposal}.`
  const agreed = agreementOf(spoken, role.dealing)
  if (agreed?.figure && agreed.day) return settled(agreed, [])
  const kept = utterances.filter((_, at) => !isTurnedDown(spoken, at))
  const promises = undertakings(kept).slice(agreed ? -1 : -2)
  const promised = promises.length > 0 ? `${capital(promises.join(', and '))}.` : ''
  if (agreed) return [settled(agreed, promises), promised].filter(Boolean).join(' ')
  const confirmed = confirmedTime(spoken)
  if (confirmed) return [dated(confirmed, promises), promised].filter(Boolean).join(' ')
  const day = proposedDay(spoken)
  return [day !== null && isConfirmed(day, spoken, utterance) ? dated(day, promises) : '', promised]
    .filter(Boolean)
    .join(' ')
}

/** "So we have agreed: 17,200, and Saturday at ten." A date alone may be in a promise already. */
function settled({ figure, day }: Agreement, promises: readonly string[]): string {
  if (figure)
    return `So we have agreed: ${[figure?.toLowerCase(), day && isHourOnly(day) ? null : day].filter(Boolean).join(', and ')}.`
  return dated(day, promises)
}

/** "Seven" alone says nothing at the end. */
const isHourOnly = (day: string) => /^\p{Ll}+$/u.test(day) && !/day$|^to(?:morrow|night)$/.test(day)

function dated(day: string | null, promises: readonly string[]): string {
  return day && !isHourOnly(day) && !promises.some((promise) => promise.includes(day)) ? `${capital(day)}, then.` : ''
}

/** A date is said at the end if the agent has repeated it, or the person names it with the goodbye. */
function isConfirmed(day: string, spoken: readonly Spoken[], { text }: Utterance): boolean {
  const named = (message: string) => message.toLowerCase().includes(day.toLowerCase())
  const isRepeated = spoken.some(
    ({ role, message }) => role === 'agent' && named(message) && takesDay.test(message) && !refusesDay.test(message),
  )
  return isRepeated || (named(text) && agreeing.test(text))
}

const takesDay = /\b(?:works|fine|suits|agreed|yes|convenient|lovely|good|all right|noted|then|it is)\b/i
const refusesDay = /\b(?:not|sorry|impossible)\b/i
const agreeing = /\b(?:all right|alright|okay|ok|agreed|good|fine|perfect|thanks|thank you|so)\b/i

/** What the person's last turn proposed, in their words: "a pilot in one depot, starting on Monday". */
function acceptedOffer(utterance: Utterance): string | null {
  const words = utterance.act === 'offer' ? offered.exec(utterance.text)?.[1]?.replace(/[.,\s]+$/, '') : undefined
  return words && !/\b(?:you|your|we|our|i|my|me)\b/i.test(words) ? words : null
}

/** What the person has undertaken, from the agent's point of view: "you will send me a form this week". */
export function undertakings(utterances: readonly Utterance[]): string[] {
  const clauses = utterances.flatMap(({ clause, act }) =>
    clause && !evasions.has(act) && undertaken.test(clause) && !passing.test(clause) ? [clause] : [],
  )
  const distinct = [...new Set(clauses)]
  return distinct.filter((clause, at) => !distinct.slice(at + 1).some((later) => isOfSame(clause, later)))
}

/** "You could pay 95 for the van" is said again by "you will take the van at 95". */
function isOfSame(clause: string, later: string): boolean {
  const stems = contentStems(clause)
  return shared(stems, contentStems(later)) >= Math.max(1, stems.size * leastOfSame)
}
const leastOfSame = 0.5

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
