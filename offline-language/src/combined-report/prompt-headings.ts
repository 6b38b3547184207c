import { combinedReportSections } from '@clarity/contracts'
import { plainText } from '../language/markdown/escape-markdown.js'

const mostSections = 12

/** The headings that a prompt asks for, in its order; the product's five if it names none. */
export function promptHeadings(prompt: string): string[] {
  const lines = prompt.split(/\r?\n/).map((line) => line.trim())
  const found = [marked(lines), listedIn(lines), namedInline(prompt)].find((headings) => headings.length > 0) ?? []
  const clean = found
    .map((heading) =>
      plainText(heading)
        .replace(/[\s:.;,-]+$/, '')
        .slice(0, 80),
    )
    .filter((heading) => /[\p{L}\p{N}]/u.test(heading))
  const distinct = clean.filter(
    (heading, at) => clean.findIndex((other) => other.toLowerCase() === heading.toLowerCase()) === at,
  )
  return distinct.length > 0 ? distinct.slice(0, mostSections) : [...combinedReportSections]
}

function marked(lines: readonly string[]): string[] {
  const headings = lines.flatMap((line) => {
    const [, marks = '', text = ''] = /^(#{1,4}) +(.+?)\s*#*$/.exec(line) ?? []
    return text ? [{ level: marks.length, text }] : []
  })
  // A single title above the sections is not a section.
  const lowest = Math.max(0, ...headings.map(({ level }) => level))
  const sections = headings.filter(
    ({ level }) => level === lowest || headings.filter((other) => other.level === level).length > 1,
  )
  return sections.map(({ text }) => text)
}

function listedIn(lines: readonly string[]): string[] {
  const items = lines.flatMap((line) => {
    const [, text = ''] = /^(?:\d{1,2}[.)]|[-*•]) +(.+)$/.exec(line) ?? []
    const [name = ''] = text.replace(/\*\*/g, '').split(/:| – | — | - /)
    return text ? [name.trim()] : []
  })
  // Longer items are instructions, not headings.
  return items.length >= 2 && items.every((item) => item.split(/\s+/).length <= 7) ? items : []
}

function namedInline(prompt: string): string[] {
  const [, names = ''] =
    /\b(?:sections?|headings?|parts|chapters)(?: (?:called|named|titled|on|about|for))?\s*:\s*([^\n]{3,400})/i.exec(
      prompt,
    ) ?? []
  const [sentence = ''] = names.split(/\.(?:\s|$)/)
  const parts = sentence
    .split(/\s*[,;]\s*(?:and\s+)?/)
    .map((item) => item.trim())
    .filter(Boolean)
  // "Risks and next steps" at the end of a list are two headings; "Pricing and budget" before its end is one.
  const last = parts.slice(0, -1).some((part) => / and /.test(part))
    ? parts.slice(-1)
    : (parts.at(-1) ?? '').split(/\s+and\s+/)
  const items = parts.length === 1 ? (parts[0] ?? '').split(/\s+and\s+/) : [...parts.slice(0, -1), ...last]
  return items.length >= 2 && items.every((item) => item.split(/\s+/).length <= 7)
    ? items.map((item) => item.charAt(0).toUpperCase() + item.slice(1))
    : []
}
