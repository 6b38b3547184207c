import { monthPattern, weekdayPattern } from '../../language/tokens/calendar.js'
import { loadPatterns } from '../../data/load-patterns.js'

const parts = loadPatterns('time-phrase', 'dayOfMonth', 'hour', 'nearDay', 'term', 'often')
const [dayOfMonth, hour, nearDay, term, often] = Object.values(parts).map(({ source }) => source)

const weekday = `${weekdayPattern}(?:s| week)?(?:,? ${dayOfMonth}\\b(?: of (?:${monthPattern}|may)\\b)?)?(?: and ${weekdayPattern}s?)?`
// "The first car" names no day.
const ordinal = `${dayOfMonth}(?: of (?:${monthPattern}|may)\\b|(?=[.,;!?]|$| (?:is|works|it|in|and|at|even|suits|I|we)\\b))`
const day = `(?:(?:on|by|before|until|till|from|next|this|every|every other|every second) )*(?:${weekday}|${ordinal})`
const after = `(?=[.,](?!\\d)|[;!?]|$| (?:in|and|on|or|with|then|is|works|suits|it|o'clock)\\b)`
const atHour = `(?:at|by|before|after|until|around) ${hour}${after}`
const partOfDay = `(?:,? (?:in the )?(?:morning|afternoon|evening|night|lunch))?`
const between = `(?:at|by|before|after|around|between) (?:${hour}|work|school)(?: and ${hour})?`
const withHour = `(?:,? ${between}${after}(?: in the (?:morning|afternoon|evening))?)?`
const time = new RegExp(`\\b(?:${day}|${nearDay}|${term}|${often}|${atHour})${partOfDay}${withHour}`, 'giu')

/** The times of a text as they are said: "Thursday morning at ten", "by the fifteenth", "three times a week". */
export function timesIn(text: string): string[] {
  return [...text.matchAll(time)].map(([found]) => found.trim())
}

/** "Thursday morning" as a part of a sentence: "on Thursday morning". */
export function asAdverb(said: string): string {
  const text = said.replace(/^\p{Lu}\p{Ll}+/u, (word) => (isWeekday.test(word) ? word : word.toLowerCase()))
  return isWeekday.test(text) || startsWithDay.test(text) ? `on ${text}` : text
}

const isWeekday = new RegExp(`^${weekdayPattern}`, 'i')
const startsWithDay = new RegExp(`^${dayOfMonth}\\b`, 'i')
