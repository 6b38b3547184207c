import type { CombinedReportAbout } from '@clarity/contracts/report-access'
import type { ReactNode } from 'react'
import { combinedTexts, reportTexts } from '../../texts'
import { formatDate } from '../../parts/report-format'

const mostNamed = 8

/** When it was written and what it covers, below the title or, on a wide screen, in a column with the outline. */
export function CombinedAbout({ about, children }: { about: CombinedReportAbout; children: ReactNode }) {
  const { generatedAt, conversations } = about
  const unnamed = conversations.length - mostNamed
  return (
    <div className="about">
      <p className="quiet">
        <span>{formatDate(generatedAt)}</span> <span aria-hidden>·</span>{' '}
        <span>{combinedTexts.conversations(conversations.length)}</span>
      </p>
      <h2 className="unseen">{reportTexts.participants}</h2>
      <dl className="people">
        {conversations.slice(0, mostNamed).map(({ label, startedAt }, index) => (
          <div key={index}>
            <dt>{formatDate(startedAt)}</dt>
            <dd dir="auto">{label}</dd>
          </div>
        ))}
      </dl>
      {unnamed > 0 && <p className="quiet">{combinedTexts.more(unnamed)}</p>}
      {children}
    </div>
  )
}
