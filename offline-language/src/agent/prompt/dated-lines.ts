import { asInSentence } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'

const year = '(?:19|20)\\d\\d'
/** "- 2008–2014 electrician at Bauer", "since 2022: deputy site manager" */
const dated = new RegExp(
  `^\\s*(?:[-*•·] )?(?:(since|from) )?(${year})(?: ?(?:[-–—]|to|until) ?(${year}|today|now|present))?(?:\\s*[:,|]\\s*| [-–—] | )(?=\\p{L})(.+?)\\.?$`,
  'iu',
)
/** What someone had and was not. */
const { event } = loadPatterns('prompt/dated-lines', 'event')
const past =
  /^(?:worked|led|founded|studied|moved|ran|taught|built|managed|trained|started|joined|completed|travelled|cared|lived|sold|passed|graduated|became|took)\b/i
const withArticle = (text: string) =>
  /^(?:an?|the|my|your|\p{Ll}+ies|\p{Ll}+s|parental|military|civil)\b/u.test(text)
    ? text
    : `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`

function periodOf(since: string, from: string, to: string): string {
  if (to && /^\d/.test(to)) return `From ${from} to ${to}`
  return to || /since/i.test(since) ? `Since ${from}` : `In ${from}`
}

/** "(cared for his father)" says what someone did in that time. */
function withOwnWords(text: string): { what: string; more: string } {
  const [, what = text, inside = ''] = /^([^()]+?) \(([^()]+)\)$/.exec(text) ?? []
  if (!past.test(inside)) return { what: text, more: '' }
  return { what, more: `: you ${inside.replace(/\b(?:his|her|their)\b/g, 'your')}` }
}

/** A line of a CV as a sentence: "From 2008 to 2014 you were an electrician at Bauer." */
function sentenceOf(line: string): string {
  const [, since = '', from = '', to = '', text = ''] = dated.exec(line) ?? []
  if (!from) return line
  const { what, more } = withOwnWords(
    asInSentence(text).replace(/^((?:(?! at | in )[\p{Ll} ])+), (?=\p{Lu})/u, '$1 at '),
  )
  if (/^born\b/.test(what)) return `You were ${what} in ${from}.`
  const period = periodOf(since, from, to)
  const isOn = period.startsWith('Since')
  if (past.test(what)) return `${period} you ${isOn ? 'have ' : ''}${what}.`
  if (event.test(what)) return `${period} you ${isOn ? 'have had' : 'had'} ${withArticle(what)}${more}.`
  return `${period} you ${isOn ? 'have been' : 'were'} ${withArticle(what)}${more}.`
}

/** A dated line does not show how a prompt refers to the part. */
export const ofDates = /\b(?:From \d{4} to \d{4}|Since \d{4}|In \d{4}) you\b/g

const fewestDated = 2
const inOneLine = new RegExp(`(?<=[.;]) (?=${year} ?[-–—])`)

/** "Experience: 2016-2019 … . 2019-2023 …": each time of a CV in a line of its own. */
function linesOf(line: string): string[] {
  const times = line.replace(new RegExp(`^[\\p{L} ]{3,30}: (?=${year} ?[-–—])`, 'u'), '').split(inOneLine)
  return times.length >= fewestDated ? times : [line]
}

/** The dated lines of a CV in sentences; one dated line alone is no CV. */
export function withDatedLines(prompt: string): string {
  const lines = prompt.split('\n').flatMap(linesOf)
  if (lines.filter((line) => dated.test(line)).length < fewestDated) return prompt
  return lines.map(sentenceOf).join('\n')
}
