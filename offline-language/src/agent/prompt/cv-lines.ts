import { type CvLine, cvLabels, lower } from './cv-labels.js'
import { ofDates } from './dated-lines.js'
import { inSecondPerson } from './in-second-person.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('prompt/cv-lines', 'verbs')

const verbs = patterns.verbs.source
const clause = new RegExp(`^(?:also |often |sometimes |still )?${verbs} (?=\\p{L}|\\d)`, 'u')
const line = /^((?:[-*•] )?)(?:\*\*)?((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+)(?:\*\*)?:(?:\*\*)? +(\S.*)$/u
const secret = /^(?:secrets?|hidden|confidential|off limits|not to|never|do not|keeps|hides|what n)/i
const figure = /^(\p{Ll}+) (\d[\d.,]*)$/u

/** The items of a line: those that name something, and those that are clauses, with what follows them. */
function sentencesFor({ as }: CvLine, label: string, value: string): string {
  const named: string[] = []
  const told: string[] = []
  const figures: string[] = []
  for (const item of value.replace(/ \(([^()]*)\)/g, ', $1').split(/[,;] (?:and )?/)) {
    const [, what = '', number = ''] = figure.exec(item) ?? []
    if (/complaint|symptom/i.test(label) && /^\p{Ll}+$/u.test(item)) figures.push(`It is ${item}.`)
    else if (what && what !== 'grade') figures.push(`His ${what} is ${number}.`)
    else if (clause.test(item) && !secret.test(label)) told.push(`He ${lower(item)}`)
    else if (told.length > 0) told[told.length - 1] += `, ${item}`
    else if (what) named[named.length - 1] += `, ${item}`
    else named.push(lower(item))
  }
  const own = named.length > 0 ? as(named, label) : ''
  return [own, ...figures, ...told.map((each) => `${each}.`)].filter(Boolean).join(' ')
}

/** "School: Realschule Nord, finishes in June" as "His school is Realschule Nord. He finishes in June." */
export function withCvLines(prompt: string): string {
  const pronoun = /\b(he|his|she|her)\b/i.exec(prompt)?.[1]?.toLowerCase()
  // A prompt that says "you" means others by "he" and "she".
  const isYou =
    (prompt.replace(ofDates, '').match(/\byour?\b/gi)?.length ?? 0) >
    (prompt.match(/\b(?:he|his|him|she|her)\b/gi)?.length ?? 0)
  const name = /\b(?:[Nn]ame|You are|Character|Persona)(?: is|:)?\s+(\p{Lu}\p{Ll}+)/u.exec(prompt)?.[1] ?? ' '
  const isHer = pronoun === 'she' || pronoun === 'her'
  return prompt
    .split('\n')
    .map((each) => {
      const [, , label = '', value = ''] = line.exec(each.trim()) ?? []
      const found = cvLabels.find(({ named }) => named.test(label))
      if (!found || /[.;!?] \p{Lu}/u.test(value)) return each
      const said = sentencesFor(
        found,
        label,
        value.replace(/[.]$/, '').replace(new RegExp(`^${name} (?=\\p{Ll})`, 'u'), 'he '),
      )
      if (!pronoun || isYou) return inSecondPerson(said, 'he')
      return isHer
        ? said
            .replace(/\bHe\b/g, 'She')
            .replace(/\bhe\b/g, 'she')
            .replace(/\bHis\b/g, 'Her')
        : said
    })
    .join('\n')
}
