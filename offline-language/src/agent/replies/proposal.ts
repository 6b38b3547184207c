import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { minutesOf, spokenTime } from '../dialogue-acts/time-of-day.js'
import { whenIn } from '../dialogue-acts/when.js'
import { daysIn } from '../role/availability.js'
import { isNoAppointment } from './appointment.js'

const { proposes, asksYes, demands, asksOnly, statesOwn } = loadPatterns(
  'proposal',
  'proposes',
  'asksYes',
  'demands',
  'asksOnly',
  'statesOwn',
)

/** "I'll let you know by Friday" */
const { undertakes } = loadPatterns('replies/undertakes', 'undertakes')

/** A time that the person proposes. */
export interface ProposedTime {
  /** As it was said: "Tuesday at four". */
  text: string
  day: string | null
  minutes: number | null
}

const afterTime =
  "(?=$|[.,?!;)]| (?:on|o'clock|[ap]\\.?m|tomorrow|today|tonight|sharp|please|if|or|and|until|till|to|would|then|in|every|each|next|this|\\p{L}+day)\\b)"
const atTime = new RegExp(`\\b(?:at|from) (${spokenTime})(?![,.]?\\d)${afterTime}`, 'iu')
const marked =
  /\b(?:noon|midday|midnight|half past|quarter (?:past|to)|o'clock|[ap]\.?m\b|in the (?:morning|afternoon|evening))|:\d\d/i
const bareTime = new RegExp(`^(?:and |or |then |what about |how about )*(${spokenTime})(?!,?\\d)`, 'i')
const mostWordsOfFragment = 4

/** "Then Tuesday at four?" */
const opens = /^and (?:an?|the|some|another|maybe) [^?]*\?$|^(?:so |okay,? |and |well,? |good,? )*then\b|\bthen[.?!]*$/i

/** The sentences of a turn that propose or demand something. */
export function proposalsIn(text: string): string[] {
  const isForYes = asksYes.test(text)
  return sentencesOf(text).filter(
    (sentence) =>
      !asksOnly.test(sentence) &&
      !statesOwn.test(sentence) &&
      (isForYes || opens.test(sentence) || proposes.test(sentence) || demands.test(sentence)),
  )
}

/** "Friday is impossible." */
const ruledOut = /\b(?:impossible|not possible|cannot|can not)\b(?!.*\?)/i

/** "What would you do next Thursday?" */
const asksOfRole = /\bwhat (?:(?:would|will|do|should|can) you|you (?:would|will|do)) (?:do|want|need|change)\b/i
/** "On Tuesday, Lukas was explaining it and you said …" */
const tellsOfPast = /\b(?:was|were) \p{L}+ing\b|\byou (?:said|told|took|left|did|came|went|wrote|cut)\b(?!.*\?)/iu

/** The day and the time of the day that a turn names as a proposal. */
export function proposedTime(text: string): ProposedTime | null {
  const sentences = sentencesOf(text).filter(
    (sentence) =>
      !asksOnly.test(sentence) &&
      !isNoAppointment(sentence) &&
      !ruledOut.test(sentence) &&
      !tellsOfPast.test(sentence) &&
      !asksOfRole.test(sentence) &&
      !undertakes.test(sentence),
  )
  const sentence = sentences.findLast(
    (each) =>
      timeIn(each) !== null && (asksYes.test(text) || opens.test(each) || proposes.test(each) || isFragment(each)),
  )
  return sentence ? timeIn(sentence) : null
}

/** "And Friday at two?" */
function isFragment(sentence: string): boolean {
  const words = sentence.split(' ').length
  return words <= mostWordsOfFragment || (words <= 2 * mostWordsOfFragment && sentence.endsWith('?'))
}

/** "Monday next week" has its day. */
const weekdayOfNext = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:of )?next week\b/i

function timeIn(sentence: string): ProposedTime | null {
  const words = (weekdayOfNext.exec(sentence)?.[0] ?? whenIn(sentence) ?? '').replace(/^(?:by|until|from) /, '')
  const clock = clockIn(sentence)
  const minutes = clock ? minutesOf(clock) : null
  if (!words && minutes === null) return null
  const [day = null] = daysIn(words || sentence)
  return { text: said(words, minutes === null ? null : clock), day, minutes }
}

function clockIn(sentence: string): string | null {
  const bare = bareTime.exec(sentence)?.[1]
  return atTime.exec(sentence)?.[1] ?? (bare && marked.test(bare) ? bare : null)
}

function said(words: string, clock: string | null): string {
  if (!clock || words.includes(clock.split(' ')[0] ?? clock)) return words
  return words ? `${words} at ${clock}` : clock
}
