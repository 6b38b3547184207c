import { combinedReportSections } from '@clarity/contracts'
import { plainText } from '../language/markdown/escape-markdown.js'
import { headingsInSentence } from './headings-in-sentence.js'
import { headingsOnLines } from './headings-on-lines.js'

const mostSections = 12
const longestHeading = 80

/** The headings that a prompt asks for, in its order; the product's five if it names none. */
export function promptHeadings(prompt: string): string[] {
  const headings = namedHeadings(prompt)
  return headings.length > 0 ? headings : [...combinedReportSections]
}

/** Empty if the prompt names none. */
export function namedHeadings(prompt: string): string[] {
  const lines = prompt.split(/\r?\n/).map((line) => line.trim())
  const found = headingsOnLines(lines) ?? headingsInSentence(prompt) ?? []
  const clean = found
    .map((heading) =>
      plainText(heading)
        .replace(/^["“”'‘’]+|["“”'‘’]+$/g, '')
        .replace(/[\s:.;,-]+$/, '')
        .slice(0, longestHeading),
    )
    .filter((heading) => /[\p{L}\p{N}]/u.test(heading))
  const distinct = clean.filter(
    (heading, at) => clean.findIndex((other) => other.toLowerCase() === heading.toLowerCase()) === at,
  )
  return distinct.slice(0, mostSections)
}
