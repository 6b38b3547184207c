import { combinedReportSections } from '@clarity/contracts'
import { knownSection, type Section } from './sections.js'

const mostAsked = 3
const longestHeading = 80

export interface AskedSection {
  heading: string
  section: Section
}

/** What a prompt without headings asks for in its sentences, beyond the five sections that it gets anyway. */
export function askedSentences(prompt: string): AskedSection[] {
  const given = new Set(combinedReportSections.map(knownSection))
  const asked: AskedSection[] = []
  for (const sentence of prompt.split(/(?<=[.?!])\s+|\n+/)) {
    const section = knownSection(sentence)
    if (!section || given.has(section)) continue
    given.add(section)
    asked.push({ heading: asHeading(sentence), section })
  }
  return asked.slice(0, mostAsked)
}

function asHeading(sentence: string): string {
  const plain = sentence.trim().replace(/[\s.:;,-]+$/, '')
  return plain.length <= longestHeading ? plain : `${plain.slice(0, longestHeading - 1).replace(/[\s,;]+\S*$/, '')}…`
}
