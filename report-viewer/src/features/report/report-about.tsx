import type { Report } from '@clarity/contracts/report'
import type { ReactNode } from 'react'
import { reportTexts } from '../../texts'
import { formatDate, formatDuration, formatPhone } from '../../parts/report-format'

/** Date, length and people, below the title or, on a wide screen, in a column of their own with the outline. */
export function ReportAbout({ report, children }: { report: Report; children: ReactNode }) {
  const { recipient, manager } = report.participants
  return (
    <div className="about">
      <p className="quiet">
        <span>{formatDate(report.date)}</span> <span aria-hidden>·</span> <span>{formatDuration(report.duration)}</span>
      </p>
      <h2 className="unseen">{reportTexts.participants}</h2>
      <dl className="people">
        <Person part={reportTexts.recipient} {...recipient} />
        {manager && <Person part={reportTexts.manager} {...manager} />}
      </dl>
      {children}
    </div>
  )
}

function Person({ part, name, phone }: { part: string; name: string; phone: string }) {
  return (
    <div>
      <dt>{part}</dt>
      <dd dir="auto">{name}</dd>
      <dd className="quiet">{formatPhone(phone)}</dd>
    </div>
  )
}
