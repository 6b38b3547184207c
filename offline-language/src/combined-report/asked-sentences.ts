import { combinedReportSections } from '@clarity/contracts'
import { knownSection, type Section } from './sections.js'

const mostAsked = 3
const longestHeading = 80
/** "Who was angry, and which promises were made?" are two questions. */
const betweenSentences = /(?<=[.?!])\s+|\n+|,? and (?=(?:who|which|what|how|where|when|why)\b)/i

export interface AskedSection {
  heading: string
  section: Section
}

/** What a prompt without headings asks for in its sentences, beyond the five sections that it gets anyway. */
export function askedSentences(prompt: string): AskedSection[] {
  const given = combinedReportSections.map(knownSection)
  const asked: AskedSection[] = []
  for (const sentence of prompt.split(betweenSentences)) {
    const section = knownSection(sentence)
    if (!section || given.some((other) => isSame(section, other))) continue
    given.push(section)
    asked.push({ heading: asHeading(sentence), section })
  }
  return asked.slice(0, mostAsked)
}

function isSame(section: Section, other: Section | undefined): boolean {
  return section.write === other?.write && section.cannot?.sentence === other.cannot?.sentence
}

function asHeading(sentence: string): string {
  const trimmed = sentence.trim().replace(/[\s.:;,-]+$/, '')
  const plain = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return plain.length <= longestHeading ? plain : `${plain.slice(0, longestHeading - 1).replace(/[\s,;]+\S*$/, '')}…`
}
