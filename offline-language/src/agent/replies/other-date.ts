import { meaningOf, overlap } from '../units/meaning.js'
import { spansIn } from '../units/spans.js'
import { isMade } from './spoken-bargain.js'
import { matterOf, type Talk } from './talk.js'

const asksTime = /\b(?:can|could|would|will|possible|what about|how about|sooner|earlier|before|instead)\b/i
const leastShared = 0.5
/** "On Thursday" may be this week. */
const inThisWeek = /\b(?:this|next|the coming) week\b/i
const namesWeekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
const dayOf = (span: string) =>
  span
    .toLowerCase()
    .match(
      /\p{Lu}?\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|\d+/gu,
    ) ?? []

/** The date of what is agreed holds for that alone. */
const isAgreed = (text: string, { units, conversation: { memory } }: Talk) =>
  units.bargains.some((bargain) => bargain.text === text && isMade(bargain, memory))

/** "Couldn't you do it in June?: the date that the prompt gives for the matter, with its reason. */
export function otherDate(talk: Talk, clause: string): string | null {
  const asked = spansIn('date', clause).flatMap(({ text }) => dayOf(text))
  if (asked.length === 0 || !asksTime.test(clause)) return null
  const matter = new Set([...meaningOf(clause), ...matterOf(talk, `${clause} it`)])
  for (const { text, stems } of talk.units.onRequest) {
    const own = spansIn('date', text)
    const days = own.flatMap((span) => dayOf(span.text))
    if (
      own.length === 0 ||
      isAgreed(text, talk) ||
      days.some((day) => asked.includes(day)) ||
      own.some((span) => inThisWeek.test(span.text) && !inThisWeek.test(clause) && namesWeekday.test(clause)) ||
      overlap(matter, stems, talk.rarity) < leastShared
    )
      continue
    const why = /\bbecause\b.+?(?=[.;,]| if\b|$)/i.exec(text)?.[0]
    return [`No, ${own[0]?.text ?? ''}`, why].filter(Boolean).join(', ').concat('.')
  }
  return null
}
