import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { type Commitment, commitment } from './commitment.js'

const {
  meets,
  event: eventName,
  asksDay,
  meetingDay,
  meetingHour,
  takesTime,
} = loadPatterns('agreed-meeting', 'meets', 'event', 'asksDay', 'meetingDay', 'meetingHour', 'takesTime')
const farthest = 4
const near = 3
const weight = 1.5

/** "Let's talk again on Tuesday, half past three?", before "half past four it is": who meets when. */
export function agreedMeetings(conversation: Conversation, { turns }: Moves): Commitment[] {
  return turns.flatMap((turn, at) => {
    const place = turn.pieces.findIndex(({ text }) => meets.test(text))
    const found = place < 0 ? eventAt(turns, at) : { act: meets.exec(turn.pieces[place]!.text)!.groups!['act']!, place }
    return found ? (agreed(found, at, turns, conversation) ?? []) : []
  })
}

interface Proposed {
  /** "Meet again". */
  act?: string
  /** "Demo". */
  event?: string
  /** Its place among the sentences of the turn. */
  place: number
}

/** "Then how about the eleventh?", after "maybe a demo": the day is for the event that was named last. */
function eventAt(turns: Moves['turns'], at: number): Proposed | null {
  const place = turns[at]!.pieces.findIndex(({ text }) => asksDay.test(text))
  if (place < 0) return null
  const said = turns.slice(Math.max(0, at - near), at + 1).flatMap(({ pieces }) => pieces)
  const named = said.findLast(({ text }) => eventName.test(text))
  const name = named && eventName.exec(named.text)?.groups?.['event']
  return name ? { event: name.toLowerCase(), place } : null
}

function agreed(
  { act, event, place }: Proposed,
  at: number,
  turns: Moves['turns'],
  { sentences, cast }: Conversation,
): Commitment | null {
  const turn = turns[at]!
  const last = takenAt(turns, at)
  const said = turns
    .slice(at, last + 1)
    .flatMap(({ pieces }, step) => (step === 0 ? pieces.slice(place) : pieces))
    .map(({ text }) => text)
  const [day, hour] = [meetingDay, meetingHour].map((time) =>
    said.findLast((text) => time.test(text) && !/\bnot\b/i.test(text)),
  )
  const dated = sentences.findLast(
    ({ text, turns: [index = -1] }) =>
      index >= turn.turn && index <= (turns[last]?.turn ?? -1) && meetingDay.test(text),
  )
  const own = sentences.filter((one) => one.turns[0] === turn.turn)
  const sentence = own.find(({ text }) => meets.test(text) || asksDay.test(text)) ?? own.at(-1)
  if (!day || !dated || !sentence) return null
  const named = meetingDay.exec(day)![0]
  // "The ninth", after "Thursday, the ninth".
  const days = said.flatMap((text) => meetingDay.exec(text)?.[0] ?? [])
  const whole = days.findLast((one) => one.toLowerCase().endsWith(named.toLowerCase())) ?? named
  const longest =
    days.find((one) => one.length > whole.length && one.toLowerCase().endsWith(named.toLowerCase())) ?? whole
  const when = [longest.replace(/^The /, 'the '), hour && hourOf(hour)].filter(Boolean).join(' at ')
  const time = /^(?:tomorrow|next)\b/i.test(when) ? when : `on ${when}`
  const names = `${capitalised(partyOf(cast, turn.role).short)} and ${partyOf(cast, other(turn.role)).short}`
  const text = act ? `${names} will ${act.toLowerCase()} ${time}` : `The ${event} is ${time}`
  const made = commitment({ text, status: 'pending', owner: turn.role, weight, sentence }, sentence.words)
  return { ...made, also: [dated], isSettled: true }
}

/** The turn that takes the time of a meeting; -1 if none does. */
function takenAt(turns: Moves['turns'], from: number): number {
  const near = turns.slice(from + 1, from + 1 + farthest)
  const taken = near.findIndex(({ pieces }) => {
    const [first] = pieces
    return first !== undefined && !first.text.endsWith('?') && takesTime.test(first.text)
  })
  return taken < 0 ? -1 : from + 1 + taken
}

const hourOf = (text: string): string => meetingHour.exec(text)!.groups!['hour']!.toLowerCase()
