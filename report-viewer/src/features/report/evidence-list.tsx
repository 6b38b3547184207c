import type { Evidence } from '@clarity/contracts/evidence'
import { useContext } from 'react'
import { ReportLanguages } from '../../parts/report-languages'
import { ReportSpeakers } from '../../parts/report-speakers'
import { reportTexts } from '../../texts'
import { formatTime } from '../../parts/report-format'

/** A quiet mark that opens the verbatim quotes, each with its speaker and time; of a quote that `said` has, only these. */
export function EvidenceList({ evidence, said = '' }: { evidence: Evidence[] | undefined; said?: string }) {
  const { spoken } = useContext(ReportLanguages)
  const speakers = useContext(ReportSpeakers)
  if (!evidence?.length) return null
  return (
    <details>
      <summary>{reportTexts.evidence}</summary>
      {evidence.map(({ quote, t, role }, index) => (
        <figure key={index} className="quote">
          {!isIn(quote, said) && (
            <blockquote dir="auto" lang={spoken}>
              {quote}
            </blockquote>
          )}
          <figcaption>
            {role && <bdi>{speakers[role]}</bdi>} {t !== null && <span className="time">{formatTime(t)}</span>}
          </figcaption>
        </figure>
      ))}
    </details>
  )
}

const nearlyAll = 0.8

/** Whether a text has the words of a quote; fillers may be left out. */
function isIn(quote: string, text: string): boolean {
  const words = wordsOf(quote)
  const said = new Set(wordsOf(text))
  return words.filter((word) => said.has(word)).length > words.length * nearlyAll
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
