import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const fullForms: readonly [RegExp, string][] = [
  [/^won['’]t$/i, 'will not'],
  [/^can['’]t$/i, 'cannot'],
  [/n['’]t$/i, ' not'],
  [/['’]d$/i, ' would'],
  [/['’]ll$/i, ' will'],
  [/['’]ve$/i, ' have'],
  [/['’]re$/i, ' are'],
  [/['’]s$/i, ' is'],
]

/** "You won't" as "you will not": the rules know the full forms. */
function inFull(short: string): string {
  const found = fullForms.find(([form]) => form.test(short))
  if (!found) return short
  const full = short.replace(found[0], found[1])
  return /^\p{Lu}/u.test(short) ? capitalised(full) : full
}

const { has, had, ...shortForms } = loadPatterns('prompt/short-forms', 'has', 'had', 'helper', 'are', 'is', 'not')
const short = anyOf(shortForms)

/** A full stop that ends no sentence: "no. 4", "2:40 a.m." */
const withoutStops = (prompt: string) =>
  prompt
    .replace(/\b[Nn]o\. ?(?=\d)/g, '')
    .replace(/\b([ap])\.m\.(?=[;,)]| \p{Ll})/gu, '$1m')
    .replace(/\b([ap])\.m\./g, '$1m.')

/** "Shes late and doesnt say why", typed in haste. */
const withApostrophes = (prompt: string) =>
  prompt
    .replace(/\b(do|does|did|is|was|are|were|has|had|would|could|should)nt\b/gi, "$1n't")
    .replace(/\b(wo|ca)nt\b(?! (?:of|to)\b)/gi, "$1n't")
    .replace(/\b(s?he|that|there)s\b(?= \p{Ll})/giu, "$1's")
    .replace(/\b(they|you)(re|ve)\b/gi, "$1'$2")

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const shortDay = loadPatterns('prompt/short-days', 'short').short

const units: Readonly<Record<string, string>> = { yr: 'years', hr: 'hours', wk: 'weeks', mth: 'months' }

/** "thurs afternoon or sat morning", typed in haste. */
const withDays = (prompt: string) =>
  prompt
    .replace(shortDay, (short) => dayNames.find((day) => day.toLowerCase().startsWith(short.slice(0, 3))) ?? short)
    .replace(/(?<=\d) h\b(?!\/)/g, ' hours')
    .replace(/(?<=\d) min\b/g, ' minutes')
    .replace(/(?<=\s)w\/o\b/g, 'without')
    .replace(/(?<=\s)w\/ ?(?=\p{L})/gu, 'with ')
    .replace(/\b(yr|hr|wk|mth)s\b/g, (_, unit: string) => units[unit]!)
    .replace(/\bwk\b(?= (?:ago|time|notice)\b)/g, 'weeks')
    .replace(/\bapprox\b\.?/g, 'about')

/** A prompt without short forms: the rules know the full ones. */
export function withFullForms(prompt: string): string {
  return withApostrophes(withDays(withoutStops(prompt)))
    .split(quoted)
    .map((text, at) => (at % 2 === 1 ? text : expanded(text)))
    .join('')
}

/** What someone has said stays as it is: "it's just a view". */
const quoted = /((?<=\p{Ll},? )(?:"[^"\n]{3,120}"|“[^”\n]{3,120}”))/u

const expanded = (text: string) => text.replace(has, '$1 has').replace(had, '$1 had').replace(short, inFull)
