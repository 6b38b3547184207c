import type { Talk } from './talk.js'
import { withYes } from './wording.js'

const asksFor =
  /\b(?:your|the|an?|which|what) ((?:\p{L}+ ){0,2}(?:number|code|plate|reference|id|address|postcode|error|message|model|serial|version|name))s?\b/iu
/** What follows the noun: "order number 77-4102", "the number plate: KV". */
const value = String.raw`(?: of [\p{L} ]{3,30}?| says| is| was|:)*:? ["“'‘]?((?:#?[A-Z]{0,6}[ -]?\d(?:[\w./-]*\w)?|[A-Z]{2,}\b|[A-Z][\w'’-]+(?: [A-Z\d][\w'’-]*)*)(?: \d+)*)`

/** "Could I have your order number?": the value that the prompt gives right after these words. */
export function namedValue({ units, conversation: { memory, userTexts } }: Talk, clause: string): string | null {
  const asked = asksFor.exec(clause)?.[1]?.trim().toLowerCase()
  if (!asked || /^(?:name|address|number)$/.test(asked)) return null
  const looks = new RegExp(`\\b${asked}${value}`, 'u')
  const said = [...units.said, ...units.onRequest].map(({ text }) => looks.exec(text)?.[1]).find(Boolean)
  if (!said || userTexts.some((text) => text.includes(said))) return null
  const words = [`It is ${said}.`, `As I said, ${withYes(said)}.`, `${said}, once more.`]
  return words.find((each) => !memory.holds(each)) ?? null
}
