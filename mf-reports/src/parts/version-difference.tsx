import { Text, Title, VisuallyHidden } from '@clarity/admin-kit'
import { useMemo } from 'react'
import { compareTexts } from './compare-texts'
import { reportSections, type ReportSection } from './report-sections'
import { wordDiff, type DiffPart } from './word-diff'
import './version-difference.css'

interface VersionDifferenceProps {
  /** The stored contents, and what they are called. */
  readonly left: { readonly label: string; readonly content: string }
  readonly right: { readonly label: string; readonly content: string }
}

/** Two versions side by side; words that only one of them has are marked, by sign and colour. */
export function VersionDifference({ left, right }: VersionDifferenceProps) {
  const rows = useMemo(() => differenceRows(left.content, right.content), [left.content, right.content])
  const removed = countWords(rows, 'removed')
  const added = countWords(rows, 'added')
  return (
    <>
      <Text size="sm" role="status">
        {removed + added > 0 && compareTexts.counts(removed, added)}
        {removed + added === 0 && (left.content === right.content ? compareTexts.same : compareTexts.sameWords)}
      </Text>
      {rows.map(({ title, parts }) => (
        <section key={title} className="reports-diff" aria-label={title}>
          <Title order={3} size="h5">
            {title}
          </Title>
          {parts.every(({ kind }) => kind === 'same') ? (
            <Side label={compareTexts.unchanged} parts={parts} />
          ) : (
            <div className="reports-diff-sides">
              <Side label={left.label} parts={parts} leaves="added" />
              <Side label={right.label} parts={parts} leaves="removed" />
            </div>
          )}
        </section>
      ))}
    </>
  )
}

/** The text of one version: without the words that only the other one has. */
function Side({ label, parts, leaves }: { label: string; parts: readonly DiffPart[]; leaves?: DiffPart['kind'] }) {
  const own = parts.filter(({ kind }) => kind !== leaves)
  return (
    <div className="reports-diff-side">
      <Text size="sm" c="dimmed" fw={600}>
        {label}
      </Text>
      {own.length === 0 ? (
        <Text size="sm" c="dimmed">
          {compareTexts.absent}
        </Text>
      ) : (
        <p dir="auto">
          {own.map((part, at) => (
            <Words key={at} part={part} />
          ))}
        </p>
      )}
    </div>
  )
}

function Words({ part: { kind, text } }: { readonly part: DiffPart }) {
  if (kind === 'same') return text
  const Marked = kind === 'removed' ? 'del' : 'ins'
  const words = text.trimEnd()
  return (
    <>
      <Marked>
        <VisuallyHidden>{compareTexts[kind]} </VisuallyHidden>
        {words}
      </Marked>
      {text.slice(words.length)}
    </>
  )
}

interface DifferenceRow {
  readonly title: string
  readonly parts: readonly DiffPart[]
}

function differenceRows(left: string, right: string): DifferenceRow[] {
  const [before, after] = [reportSections(left), reportSections(right)]
  const titles = [...new Set([...before, ...after].map(({ title }) => title))]
  return titles.map((title) => ({ title, parts: wordDiff(textOf(before, title), textOf(after, title)) }))
}

function textOf(sections: readonly ReportSection[], title: string): string {
  return sections.find((section) => section.title === title)?.text ?? ''
}

function countWords(rows: readonly DifferenceRow[], kind: DiffPart['kind']): number {
  const parts = rows.flatMap((row) => row.parts).filter((part) => part.kind === kind)
  return parts.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
}
