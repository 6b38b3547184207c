import { loadPatterns } from '../../data/load-patterns.js'
import { minutesOf, spokenTime } from '../dialogue-acts/time-of-day.js'

const { free, busy, except } = loadPatterns('availability', 'free', 'busy', 'except')

/** A time at which the role can or cannot: "Friday after two o'clock". */
export interface Slot {
  /** Empty for every day. */
  days: readonly string[]
  /** Minutes since midnight. */
  from: number
  until: number
  isFree: boolean
  /** Its words in the prompt. */
  text: string
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const named = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend)s?\b/gi
const wholeDay = 24 * 60
const parts: readonly [RegExp, number, number][] = [
  [/\bmornings?\b/i, 0, 720],
  [/\bafternoons?\b/i, 720, 1080],
  [/\bevenings?\b/i, 1020, wholeDay],
]
const bound = new RegExp(
  `\\b(not before|before|after|from|until|till|by) (${spokenTime})(?! (?:jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec))`,
  'gi',
)
const between = /, (?:and |or |but )?|; | (?:and|or|but) /i

/** The names of the days in a text; "a weekday" is five of them. */
export function daysIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, day = '']) => {
    if (/^weekday/i.test(day)) return weekdays
    return /^weekend/i.test(day) ? ['saturday', 'sunday'] : [day.toLowerCase()]
  })
}

/** When the role can come or accept, and when it cannot. */
export function slotsOf(sentences: readonly string[]): Slot[] {
  return sentences.flatMap(slotsIn)
}

/** "Wednesday must be free" is no day for anything. */
const keptFree = /\b(?:must|has to|have to|should|needs to) (?:be|stay) free\b/gi

/** "Most members would work Saturdays" */
const ofOthers =
  /\b(?:members|people|employees|customers|others|colleagues|they|most|many|some|everybody) (?:\p{L}+ )?(?:can|could|would|will|cannot|come|work)\b/iu

function slotsIn(told: string): Slot[] {
  if (ofOthers.test(told)) return []
  // "You cannot sign today: the members vote on Thursday": what follows is the reason.
  const sentence = told.replace(/:.*$/, '').replace(keptFree, 'cannot be')
  const isBusy = busy.test(sentence)
  if (!isBusy && !free.test(sentence)) return []
  const [open, excepted] = split(sentence)
  const slots = open
    .split(between)
    .flatMap((piece) => slotIn(piece, !(isBusy && busy.test(sentence)) || free.test(piece)))
  return [...slots, ...excepted.split(between).flatMap((piece) => slotIn(piece, false))]
}

/** "Any day before six except Sunday" in its two parts. */
function split(sentence: string): [string, string] {
  const at = sentence.search(except)
  return at < 0 ? [sentence, ''] : [sentence.slice(0, at), sentence.slice(at)]
}

function slotIn(piece: string, isFree: boolean): Slot[] {
  const days = daysIn(piece)
  const [from, until] = boundsIn(piece)
  const isWhole = from === 0 && until === wholeDay
  if (days.length === 0 && isWhole) return []
  return [{ days, from, until, isFree, text: wordsOf(piece) }]
}

function boundsIn(piece: string): [number, number] {
  const part = parts.find(([pattern]) =>
    pattern.test(piece.replace(/\b(?:in )the (?:morning|afternoon|evening)\b/gi, '')),
  )
  let [from, until] = part ? [part[1], part[2]] : [0, wholeDay]
  for (const [, relation = '', time = ''] of piece.matchAll(bound)) {
    const minutes = minutesOf(time)
    if (minutes === null) continue
    if (/^(?:not before|after|from)$/i.test(relation)) from = minutes
    else until = minutes
  }
  return [from, until]
}

const dayNames = '(?:any day|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)'
const beforeTime = '(?:not before|before|after|from|until|till|by)'
const timeWords = new RegExp(
  `(?:${dayNames}(?: (?:morning|afternoon|evening)s?)?)?,? ?(?:\\b${beforeTime} ${spokenTime}(?: on)?)?`,
  'gi',
)

function wordsOf(piece: string): string {
  const found = [...piece.matchAll(timeWords)].map(([words]) => words.trim())
  return found.sort((a, b) => b.length - a.length)[0] ?? ''
}

/** Whether the role can at a proposed time: `day` and `minutes` are null if they were not named. */
export function canAt(slots: readonly Slot[], day: string | null, minutes: number | null): boolean | null {
  const isAt = ({ days, from, until }: Slot) =>
    (days.length === 0 || day === null || days.includes(day)) &&
    (minutes === null || (minutes >= from && minutes <= until))
  if (slots.some((slot) => !slot.isFree && isAt(slot) && (slot.days.length === 0 ? minutes !== null : day !== null)))
    return false
  const free = slots.filter(({ isFree }) => isFree)
  return free.length === 0 ? null : free.some(isAt)
}
