import { meaningOf } from '../units/meaning.js'
import type { Talk } from './talk.js'
import { withYes } from './wording.js'

const asksForThing =
  /\b(?:i (?:want|take|would like|will have|will take|am looking for)|can i (?:have|get)|do you have)\b/i

/** "I want steak, please." if the prompt says that there is no steak. */
export function absentThing({ units, text, conversation: { memory } }: Talk): string | null {
  if (!asksForThing.test(text)) return null
  const asked = meaningOf(text)
  const unit = units.said.find((each) => {
    const [, thing = ''] = /^There (?:is|are) no (\p{L}+)/u.exec(each.text) ?? []
    return thing !== '' && [...meaningOf(thing)].some((stem) => asked.has(stem)) && !memory.isSaid(each.text)
  })
  return unit ? `I am sorry, ${withYes(unit.text)}` : null
}
