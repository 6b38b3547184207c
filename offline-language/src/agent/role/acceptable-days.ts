import { sentencesOf } from '../../language/sentences/sentences-of.js'

/** The days that the prompt lets the agent accept, and those that it does not. */
export interface AcceptableDays {
  accepts: ReadonlySet<string>
  refuses: ReadonlySet<string>
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const named = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend)s?\b/gi
const ofAcceptance =
  /\b(?:(?:would|could|can|will|only) (?:\w+ )?(?:accept|agree|come|meet|take|do)|accepts?|suits?|works? for|free|available|fine with|agrees? to|is possible|are possible)\b/i
const negative = /\b(?:but |and )?(?:not|never|except|no)\b.*$/i

/** Reads "You would accept Friday afternoon, but not Monday". */
export function acceptableDays(prompt: string): AcceptableDays {
  const accepts = new Set<string>()
  const refuses = new Set<string>()
  for (const sentence of sentencesOf(prompt).filter((text) => ofAcceptance.test(text))) {
    const refused = negative.exec(sentence)?.[0] ?? ''
    for (const day of daysIn(sentence.slice(0, sentence.length - refused.length))) accepts.add(day)
    for (const day of daysIn(refused)) refuses.add(day)
  }
  for (const day of accepts) refuses.delete(day)
  return { accepts, refuses }
}

/** The names of the days in a text; "a weekday" is five of them. */
export function daysIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, day = '']) => {
    if (/^weekday/i.test(day)) return weekdays
    return /^weekend/i.test(day) ? ['saturday', 'sunday'] : [day.toLowerCase()]
  })
}
