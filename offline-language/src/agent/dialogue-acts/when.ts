import { lowerFirst } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('dialogue-acts/when', 'hour')

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const month =
  '(?:january|february|march|april|june|july|august|september|october|november|december|may(?= \\d)|(?<=\\d(?:st|nd|rd|th)? (?:of )?)may)'
const hour = patterns.hour.source
const time = `(?:at|between|from|before|around) ${hour}(?: (?:and|to) ${hour})?`
const part = '(?: (?:morning|afternoon|evening|night))?'
const count = '(?:\\d{1,2}|a|one|two|three|four|five|six|seven|eight|ten|twelve)'
const day = [
  `(?:next |this )?${weekday}(?:,? the \\d{1,2}(?:st|nd|rd|th))?${part}`,
  `(?:tomorrow|today|tonight)${part}`,
  `the \\d{1,2}(?:st|nd|rd|th)(?: of ${month})?`,
  `\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}`,
  `${month}(?: \\d{1,2}(?:st|nd|rd|th)?)?`,
  '(?:next|this) (?:week|weekend|month|quarter)',
  `in ${count} (?:days?|weeks?|months?)`,
  'the end of (?:the|this|next) (?:week|month|year|quarter)',
].join('|')
const when = new RegExp(`\\b(?:(by|until|from) )?(?:on )?(${day})(?:,? (${time}))?\\b`, 'giu')

/** A date with its time of day as it was said: "Saturday at ten", "by the 20th"; the last one of the text. */
export function whenIn(text: string): string | null {
  const found = [...text.matchAll(when)].at(-1)
  if (!found) return null
  const [, by, date = '', at] = found
  const named = /^(?:tomorrow|today|tonight|next|this|in |the )/i.test(date) ? lowerFirst(date) : date
  return [by ? lowerFirst(by) : '', named, at ?? ''].filter(Boolean).join(' ')
}
