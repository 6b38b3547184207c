import type { Fact } from '../role/knowledge.js'
import { canAt, type Slot } from '../role/availability.js'
import { brokenLimit, brokenWeekday, dateIn } from '../role/date-limits.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Conversation } from './conversation.js'
import { joinParts } from './goal-moves.js'
import { nextWish } from './initiative.js'
import { weekdayPattern } from '../../language/tokens/calendar.js'
import { proposedTime, type ProposedTime } from './proposal.js'

/** "I'll have the fan switched off at ten" asks for no time of the role. */
const undertakes =
  /\b(?:i|we)(?:'ll| will| can)\b(?!.*\b(?:meet|come|see|visit|fetch|collect|pick|talk|send)\b)(?!.*\?)/i

const ofPast = new RegExp(`\\b(?:last|past) ${weekdayPattern}\\b`, 'i')
const asksIfSuits =
  /\b(?:suit|work|fit|possible|okay|ok|all right|alright|good|fine|make it|manage|come|free|time|that|then|it)\b/i

const { meets } = loadPatterns('replies/proposed-weekday', 'meets')
const threatens = /\bif you (?:do not|don['’]t|cannot)\b/i

/** "What happened last Thursday?", "You have Tuesday to yourself. Would you have a coffee with him?" */
function asksOther({ text, questions }: Conversation['utterance'], proposed: ProposedTime): boolean {
  const question = questions.at(-1)
  return (
    ofPast.test(text) ||
    threatens.test(text) ||
    (question !== undefined && !question.includes(proposed.text) && !asksIfSuits.test(question))
  )
}

/** "Can I have the van on Saturday?" asks for a thing. */
const asksThing =
  /\b(?:can|could|may|might) (?:I|we) (?:\p{L}+ )?(?:have|take|use|borrow|get|keep) (?!\p{L}+day\b|an? (?:word|look|moment)\b)/iu

/** "Would you say sorry to him on Sunday?" asks for a deed, on whatever day. */
const asksDeed =
  /\b(?:would|will|could|can) you (?:\p{L}+ly )?(?:say|apologi[sz]e|sign|write|promise|tell|give|pay|hand|help)\b/iu

/** An hour alone counts only if the person proposes it, and a day only if the question is about it. */
const isNoProposal = (proposed: ProposedTime, utterance: Conversation['utterance']): boolean =>
  ((asksThing.test(utterance.text) || asksDeed.test(utterance.text)) && !meets.test(utterance.text)) ||
  (proposed.day === null && (proposed.minutes === null || undertakes.test(utterance.text))) ||
  asksOther(utterance, proposed)

function weekdayBroken(facts: readonly Fact[], { day }: ProposedTime): string | null {
  const told = facts.map(({ text }) => text)
  return day ? brokenWeekday(told, day) : null
}

/** The answer to a day or a time that the person proposes; null if the turn proposes none. */
export function replyToDay(conversation: Conversation): string | null {
  const { role, utterance, slots, memory } = conversation
  if (utterance.act === 'goodbye') return null
  const late = tooLate(conversation)
  if (late) return late
  const proposed = proposedTime(utterance.text)
  if (!proposed) return null
  const say = (templates: typeof bargainTemplates.day, day: string) =>
    pick(templates, { ...slots, day }, role.register, memory)
  if (role.isDue && /^(?:next|in (?:a|one|two|three|four|\d+) (?:weeks?|months?))\b/i.test(proposed.text))
    return joinParts(say(decisionTemplates.tooLate, proposed.text), nextWish(conversation))
  const date = dateIn(proposed.text)
  if (date !== null && role.dateLimits.length > 0) {
    const broken = brokenLimit(role.dateLimits, date)
    if (!broken) return say(bargainTemplates.day, proposed.text)
    return joinParts(say(bargainTemplates.dayRefused, proposed.text), say(decisionTemplates.dateOnly, broken.text))
  }
  if (isNoProposal(proposed, utterance)) return null
  const broken = weekdayBroken(role.facts, proposed)
  if (broken) return joinParts(say(bargainTemplates.dayRefused, proposed.text), broken)
  const can = canAt(role.slots, proposed.day, proposed.minutes)
  if (can === false) {
    const other = possible(role.slots, proposed)
    return joinParts(say(bargainTemplates.dayRefused, proposed.text), other && say(decisionTemplates.dayOnly, other))
  }
  // Without a word of the prompt about it, a time alone is a proposal only if it has a day or an hour of its own.
  return can || isMeeting(proposed, utterance) ? say(bargainTemplates.day, proposed.text) : null
}

/** The no to another day for what is needed by tomorrow. */
function tooLate(conversation: Conversation): string | null {
  const { role, utterance, slots, memory } = conversation
  const day = role.isAtOnce ? lateIn(utterance.text) : null
  return day
    ? joinParts(pick(decisionTemplates.tooLate, { ...slots, day }, role.register, memory), nextWish(conversation))
    : null
}

/** "It would be ready on Thursday" to someone who needs it tomorrow. */
function lateIn(text: string): string | null {
  if (/\b(?:today|tomorrow|tonight|was|were)\b/i.test(text)) return null
  return /\b(?:on )?((?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week)\b/i.exec(text)?.[1] ?? null
}

/** "From Monday the same nurse comes every morning" asks for no time of the role. */
const isMeeting = (proposed: ProposedTime, { text, words }: Conversation['utterance']): boolean =>
  isExact(proposed) && (words <= mostWordsOfDay || meets.test(text))
const mostWordsOfDay = 10

function isExact({ day, minutes, text }: ProposedTime): boolean {
  return minutes !== null || (day !== null && /day/i.test(text))
}

/** The times that the role can offer instead, of the proposed day first. */
function possible(slots: readonly Slot[], { day }: ProposedTime): string | null {
  const free = slots.filter(({ isFree, text }) => isFree && text.length > 2)
  const sameDay = free.filter(({ days }) => days.length === 0 || (day !== null && days.includes(day)))
  const texts = [...new Set((sameDay.length > 0 ? sameDay : free).map(({ text }) => text))].slice(0, 2)
  return texts.length > 0 ? texts.map((text) => text.replace(/^week(?:day|end)\b/, 'a $&')).join(' or ') : null
}
