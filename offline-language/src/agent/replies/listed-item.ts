import { meaningOf, overlap } from '../units/meaning.js'

const fewestItems = 2
/** What is in the way of a thing: "reserved for a client". */
const obstacle = /^(?:reserved|booked|sold|taken|broken|not|only|out|closed|full|rented|occupied|missing)\b/i

/** "A Leaf, a van, and a Volvo estate which is reserved" has "a Volvo estate, but it is reserved" for the estate. */
export function listedItem(text: string, clause: string): string | null {
  const list = /: (.+?)[.!]?$/.exec(text)?.[1] ?? ''
  const items = list.split(/,? and (?=(?:an?|the|\d)\b)|, (?:and )?(?=(?:an?|the|\d)\b)/i)
  if (items.length < fewestItems) return null
  const asked = meaningOf(clause)
  const found = items.filter((item) => overlap(asked, meaningOf(item)) > 0)
  const [item] = found
  if (!item || found.length > 1) return null
  const [, thing = '', state = ''] = /^(.+?),? (?:which|that) is (.+)$/i.exec(item) ?? []
  return thing ? `${thing}, ${obstacle.test(state) ? 'but' : 'and'} it is ${state}` : item
}
