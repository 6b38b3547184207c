import { loadPatterns } from '../../data/load-patterns.js'

const { ofManner } = loadPatterns('role/prompt-sections', 'ofManner')

const { heading, inline } = loadPatterns('prompt-sections', 'heading', 'inline')

export type SectionKind = 'identity' | 'situation' | 'style' | 'goals' | 'closing' | 'other'

export interface PromptSection {
  kind: SectionKind
  title: string
  lines: string[]
}

const kinds: [SectionKind, RegExp][] = [
  ['closing', /\b(?:when to (?:close|end|stop|finish)|clos(?:e|ing)|ending|end of the|wrap[- ]?up)\b/i],
  [
    'goals',
    /\b(?:goals?|objectives?|aims?|tasks?|mission|agenda|topics|questions|points|to ?do|what (?:you|to) (?:want|ask|cover|find)|steps?|checklist|what to)\b/i,
  ],
  [
    'style',
    /\b(?:how you (?:speak|talk|sound|behave|react|act)|style|tone|voice|manner|personality|behaviou?r|rules|guidelines|instructions|character traits)\b/i,
  ],
  ['identity', /\b(?:who you are|your role|role|persona|identity|character|about you)\b/i],
  [
    'situation',
    /\b(?:situation|context|background|scenario|scene|story|setting|facts|case|what (?:you know|happened))\b/i,
  ],
]

/** Sentences after the last item of a list and an empty line: they belong to no list. */
const afterList = /(?<=\n\s*(?:[-*•·–]|\d+[.)]) [^\n]*\n)\s*\n(?=(?!\s*(?:[-*•·–#]|\d+[.)])\s)[^\n]{90,})/g

/** A prompt by its headings, in any markup; a prompt without headings is all 'other'. */
export function promptSections(prompt: string): PromptSection[] {
  const sections: PromptSection[] = [{ kind: 'other', title: '', lines: [] }]
  const open = (title: string) =>
    sections.push({ kind: kinds.find(([, names]) => names.test(title))?.[0] ?? 'other', title, lines: [] })
  for (const raw of prompt.replace(afterList, '\n## Matter\n').split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = raw.trim()
    if (line.length === 0) continue
    const title = line.length < 100 ? heading.exec(line) : null
    const short = inline.exec(line)
    if (title) open(title[1] ?? title[2] ?? title[3] ?? title[4] ?? '')
    else if (short) {
      open(short[1] ?? '')
      sections.at(-1)?.lines.push(short[2] ?? '')
    } else sections.at(-1)?.lines.push(line)
  }
  return sections.filter(({ lines }) => lines.length > 0)
}

/** The lines on how the part is played and when it ends the talk: they state nothing of the matter. */
export function mannerLines(prompt: string): string[] {
  return promptSections(prompt)
    .filter(({ kind, title }) => kind === 'closing' || (kind === 'style' && ofManner.test(title)))
    .flatMap(({ lines }) => lines)
}

export function linesOf(sections: readonly PromptSection[], ...wanted: SectionKind[]): string[] {
  return sections.filter(({ kind }) => wanted.includes(kind)).flatMap(({ lines }) => lines)
}
