import { capitalised } from '../../language/tokens/first-letter.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Utterance } from '../dialogue-acts/utterance.js'
import { agreementOf, confirmedTime, proposedDay, type Spoken } from './agreement.js'
import type { Conversation } from './conversation.js'
import { evasions } from './evasions.js'

const { undertaken, passing } = loadPatterns('farewell', 'undertaken', 'passing')

/** The date that the conversation came to: "Saturday at ten, then."; empty if there is none. */
export function outcome({ role, spoken, utterance }: Conversation): string {
  const agreed = agreementOf(spoken, role.dealing)?.day ?? confirmedTime(spoken)
  const day = agreed ?? proposedDay(spoken)
  if (day === null || isHourOnly(day) || leads.test(day)) return ''
  return agreed || isConfirmed(day, spoken, utterance) ? `${capital(day)}, then.` : ''
}

/** "By Friday" is when something is done, no date that both have agreed on. */
const leads = /^(?:by|until|from|since|in|within)\b/i

/** "Seven" alone says nothing at the end. */
const isHourOnly = (day: string) => /^\p{Ll}+$/u.test(day) && !/day$|^to(?:morrow|night)$/.test(day)

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
  return capitalised(text)
}
