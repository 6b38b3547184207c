import type { Unit } from '../units/unit.js'
import type { Talk } from './talk.js'

export const asksStory =
  /\b(?:what (?:exactly )?(?:happened|went wrong|did (?:you|he|she|they) (?:see|do))|tell me (?:more )?about|how did (?:it|that) happen)\b/i
const longestStory = 260

/** What happened, with the rest that the same sentence of the prompt says. */
export function withRest({ units, conversation: { memory } }: Talk, unit: Unit): string {
  const rest = units.said.filter((each) => each.place === unit.place && each !== unit && !memory.isSaid(each.text))
  return [unit, ...rest]
    .toSorted((a, b) => units.said.indexOf(a) - units.said.indexOf(b))
    .reduce((said, { text }) => (said.length + text.length < longestStory ? `${said} ${text}` : said), '')
    .trim()
}
