import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import { whenIn } from '../dialogue-acts/when.js'
import { type Amount, amountsIn, isComparable } from '../wording/amounts.js'
import { accepted, agrees, asksToAgree, refuses } from './agreement-patterns.js'
import { isNoAppointment } from './appointment.js'
import { isTurnedDown } from './turned-down.js'
import { proposedTime } from './proposal.js'
import type { Dealing } from '../role/dealing.js'
import { isAsGood } from '../wording/sides.js'

/** What both sides have agreed. */
export interface Agreement {
  figure: string | null
  /** "Saturday at ten". */
  day: string | null
}

export interface Spoken {
  role: 'agent' | 'user'
  message: string
}

/** An agreement with a number beyond the agent's limit is only the person's. */
function isWithin(found: Amount, dealing: Dealing): boolean {
  return isComparable(found, dealing.opening) && isAsGood(dealing, found.value, dealing.limit.value)
}

const noProposal =
  /\b(?:only|according|was|were|did|had|ago|last|since|ever|died|happened|not|no|cannot|impossible|never|until)\b/i
const asksOnly = /^(?:may i ask\b.*|when|what|why|how long|where|who|did|do|does|is|are|have|has)\b.*\?$/i

/** "It failed in a week" */
const past = /\b(?:\p{L}{2,}(?<!n)ed|went|took|fell|came|got|sent|began)\b/iu
const toCome = /\b(?:will|can|could|shall|would|let us|agreed|planned|booked|scheduled|going to|then|start)\b|'ll\b/i

/** Whether a date in the sentence can be one to come. */
function isProposal(sentence: string): boolean {
  if (isNoAppointment(sentence)) return false
  return !noProposal.test(sentence) && !asksOnly.test(sentence) && (!past.test(sentence) || toCome.test(sentence))
}

/** The turns without the proposals that the agent turned down. */
function openTurns(spoken: readonly Spoken[]): { role: string; text: string }[] {
  let userTurn = -1
  return spoken.map(({ role, message }) => {
    if (role !== 'user') return { role, text: message }
    userTurn += 1
    return { role, text: isTurnedDown(spoken, userTurn) ? '' : cleanUtterance(message) }
  })
}

/** The agreement so far; null while there is none. The last figure and the last date before it count. */
export function agreementOf(spoken: readonly Spoken[], dealing: Dealing | null): Agreement | null {
  const turns = openTurns(spoken)
  const at = turns.findLastIndex(({ role, text }, place) =>
    role === 'agent' ? accepted.test(text) && place > 0 : agrees.test(text) && !refuses.test(text) && place > 0,
  )
  const day = dayOfLast(turns) ?? confirmedTime(spoken) ?? proposedDay(spoken)
  if (at < 0) return null
  const figure = (dealing || isOfBoth(turns, at) ? figuresOf(turns, at) : acceptedIn(turns, at))
    .flatMap((text) => amountsIn(text).slice(0, 1))
    .filter((found) => !/^0/.test(found.text) && (!dealing || isWithin(found, dealing)))
    .at(-1)
  return figure || day ? { figure: figure?.text ?? null, day } : null
}

/** "Let us talk again on 15 March. Agreed?": the day that the person asks to agree on. */
function dayOfLast(turns: readonly { role: string; text: string }[]): string | null {
  const last = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  return asksToAgree.test(last) ? whenIn(last) : null
}

/** "Agreed, 62,000 then": the person names the figure with the agreement. */
function isOfBoth(turns: readonly { role: string; text: string }[], at: number): boolean {
  const { role = '', text = '' } = turns[at] ?? {}
  return role === 'user' && amountsIn(text).length > 0
}

/** Without a negotiation, only the agent's own words of agreement name a figure. */
function acceptedIn(turns: readonly { role: string; text: string }[], at: number): string[] {
  return turns.slice(1, at + 1).flatMap(({ role, text }) => (role === 'agent' && accepted.test(text) ? [text] : []))
}

/** The turns that can name the agreed number: the agent's agreements, else the agreeing turn and the one before. */
function figuresOf(turns: readonly { role: string; text: string }[], at: number): string[] {
  const own = turns.slice(1, at + 1).filter(({ role, text }) => role === 'agent' && accepted.test(text))
  const withNumber = own.filter(({ text }) => amountsIn(text).length > 0)
  // Who names a figure with the agreement means that one, not the number said before.
  const from = isOfBoth(turns, at) ? at : at - 1
  return (withNumber.length > 0 ? withNumber : turns.slice(Math.max(1, from), at + 1)).map(({ text }) => text)
}

const turnsDown = /\b(?:not|sorry|impossible|no)\b/i

/** The last time that the person proposed and the agent took in its next turn: "Tuesday at four". */
export function confirmedTime(spoken: readonly Spoken[]): string | null {
  const times = spoken.flatMap(({ role, message }, at) => {
    const proposed = role === 'user' ? proposedTime(cleanUtterance(message)) : null
    const reply = spoken[at + 1]?.message ?? ''
    const isTaken = proposed && reply.toLowerCase().includes(proposed.text.toLowerCase()) && !turnsDown.test(reply)
    return isTaken && (proposed.day !== null || proposed.minutes !== null || /\d|tomorrow/.test(proposed.text))
      ? [proposed.text]
      : []
  })
  return times.at(-1) ?? null
}

/** The last date that the person named for something to come. */
export function proposedDay(spoken: readonly Spoken[]): string | null {
  const places = spoken.flatMap(({ role }, at) => (role === 'user' ? [at] : []))
  const dates = spoken.flatMap(({ role, message }, at) =>
    role === 'user' && !isTurnedDown(spoken, places.indexOf(at))
      ? sentencesOf(cleanUtterance(message))
          .filter(isProposal)
          .map(whenIn)
          .filter((date) => date !== 'today')
      : [],
  )
  return dates.findLast((date) => date !== null) ?? null
}
