import type { Evidence } from '@clarity/contracts/evidence'
import { useContext } from 'react'
import { ReportLanguages } from '../../parts/report-languages'
import { ReportSpeakers } from '../../parts/report-speakers'
import { reportTexts } from '../../texts'
import { formatTime } from '../../parts/report-format'

/** A quiet mark that opens the verbatim quotes, each with its speaker and time. */
export function EvidenceList({ evidence }: { evidence: Evidence[] | undefined }) {
  const { spoken } = useContext(ReportLanguages)
  const speakers = useContext(ReportSpeakers)
  if (!evidence?.length) return null
  return (
    <details>
      <summary>{reportTexts.evidence}</summary>
      {evidence.map(({ quote, t, role }, index) => (
        <figure key={index} className="quote">
          <blockquote dir="auto" lang={spoken}>
            {quote}
          </blockquote>
          <figcaption>
            {role && <bdi>{speakers[role]}</bdi>} {t !== null && <span className="time">{formatTime(t)}</span>}
          </figcaption>
        </figure>
      ))}
    </details>
  )
}
