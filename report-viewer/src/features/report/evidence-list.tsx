import type { Evidence } from '@clarity/contracts/report'
import { useContext } from 'react'
import { ReportLanguages } from '../../parts/report-languages'
import { reportTexts } from '../../texts'
import { formatTime } from './report-format'

/** What was said, word for word, folded away until the reader asks for it. */
export function EvidenceList({ evidence }: { evidence: Evidence[] | undefined }) {
  const { spoken } = useContext(ReportLanguages)
  if (!evidence?.length) return null
  return (
    <details>
      <summary>{reportTexts.evidence}</summary>
      {evidence.map(({ quote, t }, index) => (
        <blockquote key={index} dir="auto" lang={spoken}>
          {t !== null && <span className="time">{formatTime(t)}</span>}
          {quote}
        </blockquote>
      ))}
    </details>
  )
}
