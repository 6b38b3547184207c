import { plainForm } from '../prompt/verb-forms.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** What a label of a prompt says about its line: "Mood: worried", "Customer number: 448-2290". */
export interface Label {
  named: RegExp
  /** The line in plain sentences; empty for what is no matter of the role. */
  as: (value: string) => string
  /** The heading under which it belongs. */
  section?: string
}

export const lower = (text: string) =>
  /^\p{Lu}\p{Ll}*(?: \p{Ll}|$)/u.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text
export const withPoint = (text: string) => (/[.!?]["”)]?$/.test(text) ? text : `${text}.`)
export const { isSentence } = loadPatterns('role/label-sentences', 'isSentence')
export const startsWithName = /^(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?:,| \p{Lu}|$|\.$)/u

/** Objections of a list: "too expensive" is "That is too expensive." */
const objections: readonly [RegExp, (rest: string) => string][] = [
  [/^too /i, (rest) => `"That sounds ${lower(rest)} to me."`],
  [/^(?:no|not enough) (?:time|money|need|interest|space|budget)\b/i, (rest) => `"I have ${lower(rest)}."`],
]

export function objection(item: string): string {
  const plain = item.trim().replace(/[.]+$/, '')
  const found = objections.find(([looks]) => looks.test(plain))
  if (found) return `Say: ${found[1](plain)}`
  return isSentence.test(plain)
    ? `Say: "My worry is that ${lower(plain)}."`
    : `Say: "I am worried about ${lower(plain)}."`
}

export const sentences = (value: string) =>
  value
    .split(/; ?/)
    .map((piece) => withPoint(piece.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())))
    .join(' ')

/** "Returns within 30 days only." is "Returns are possible within 30 days only." */
export const withVerb = (text: string) =>
  isSentence.test(text)
    ? text
    : text.replace(
        /^(\p{Lu}[\p{Ll} ]+?)(?= (?:within|until|only|from|between|before|after|up to|on)\b)/u,
        (noun) => `${noun} ${/[^s]s$/.test(noun) ? 'are' : 'is'} possible`,
      )

export const asList = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/** "runs a bakery" as "You run a bakery." */
export const doing = (text: string) => withPoint(text.replace(/^\S+/, (verb) => `You ${plainForm(verb)}`))

/** The part by what it is: "Customer: Ann Lee, 40". */
export const byPart: Label = {
  named: /^(?:customer|client|patient|caller|guest|employee|candidate|applicant|buyer|seller|tenant|landlord|player)$/i,
  as: (value) => (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,/u.test(value) ? `You are ${withPoint(value)}` : sentences(value)),
}
