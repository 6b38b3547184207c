import type { Evidence } from '@clarity/contracts/report'
import { reportTexts } from '../../texts'
import { formatTime } from './report-format'

/** What was said, word for word, folded away until the reader asks for it. */
export function EvidenceList({ evidence }: { evidence: Evidence[] | undefined }) {
  if (!evidence?.length) return null
  return (
    <details>
      <summary>{reportTexts.evidence}</summary>
      {evidence.map(({ quote, t }, index) => (
        <blockquote key={index}>
          {t !== null && <span className="time">{formatTime(t)}</span>}
          {quote}
        </blockquote>
      ))}
    </details>
  )
}
