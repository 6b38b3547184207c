import type { StatementSource } from '@clarity/contracts/combined-report'

/** A line of a combined report, and the turns that it quotes. */
export interface StatementLine {
  readonly kind: 'heading' | 'item' | 'text'
  readonly text: string
  readonly sources: readonly StatementSource[]
}

export interface StatementSection {
  /** Null for what is above the first heading. */
  readonly heading: string | null
  readonly lines: readonly StatementLine[]
}

/**
 * The sections of a combined report. Every writer's markdown has only headings, items and paragraphs of one line, with
 * bold words.
 */
export function statementSections(content: string, sources: readonly StatementSource[]): StatementSection[] {
  const sections: { heading: string | null; lines: StatementLine[] }[] = [{ heading: null, lines: [] }]
  content.split('\n').forEach((line, at) => {
    const [, title] = /^## +(.+)$/.exec(line) ?? []
    if (title !== undefined) sections.push({ heading: unescaped(title), lines: [] })
    // The page has contents of its own, with links.
    else if (line.trim() !== '' && !line.startsWith('**Contents:**'))
      sections.at(-1)!.lines.push({ ...read(line), sources: sources.filter((source) => source.line === at) })
  })
  return sections.filter(({ heading, lines }) => heading !== null || lines.length > 0)
}

function read(line: string): Pick<StatementLine, 'kind' | 'text'> {
  const [, heading] = /^#{1,6} +(.+)$/.exec(line) ?? []
  if (heading !== undefined) return { kind: 'heading', text: heading }
  const [, item] = /^\s*(?:-|\d+\.) +(.+)$/.exec(line) ?? []
  return item === undefined ? { kind: 'text', text: line } : { kind: 'item', text: item }
}

/** The text in parts; every second one is bold. */
export function boldParts(text: string): string[] {
  return text.split('**').map(unescaped)
}

function unescaped(markdown: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
