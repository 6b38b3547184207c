import type { Report } from '@clarity/contracts/report'
import { Heading } from '../../parts/heading'
import { reportTexts } from '../../texts'
import { formatDate, formatDuration, formatPhone } from './report-format'

export function ReportHeader({ report }: { report: Report }) {
  const { recipient, manager } = report.participants
  return (
    <header>
      <Heading>{report.scenarioName}</Heading>
      <p className="quiet">
        {formatDate(report.date)} <span aria-hidden>·</span> {formatDuration(report.duration)}
      </p>
      <h2 className="unseen">{reportTexts.participants}</h2>
      <dl className="people">
        <Person part={reportTexts.recipient} {...recipient} />
        {manager && <Person part={reportTexts.manager} {...manager} />}
      </dl>
    </header>
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
