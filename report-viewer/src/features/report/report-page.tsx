import type { Report } from '@clarity/contracts/report'
import { Markdown } from '../../parts/markdown'
import { languagesOf, ReportLanguages } from '../../parts/report-languages'
import { ReportSpeakers, speakersOf } from '../../parts/report-speakers'
import { withTurnsApart } from '../../parts/with-turns-apart'
import { reportTexts } from '../../texts'
import { useScreen } from '../../use-screen'
import { MissingDetails } from './missing-details'
import { ReportAbout } from './report-about'
import { ReportHeader } from './report-header'
import { SummaryCard } from './summary-card'
import { useReportDetails } from '../../use-report-details'

/** The report: what a reader sees first, and below it the details once their code has arrived. */
export function ReportPage({ report }: { report: Report }) {
  useScreen(report.scenarioName)
  const details = useReportDetails()
  return (
    <ReportLanguages value={languagesOf(report.meta)}>
      <ReportSpeakers value={speakersOf(report.participants)}>
        <main className="letter">
          <ReportHeader>{report.scenarioName}</ReportHeader>
          <ReportAbout report={report}>
            {details && details !== 'failed' && <details.ReportOutline report={report} />}
          </ReportAbout>
          <div>
            <SummaryCard report={report} />
            <section id="overview">
              <h2>{reportTexts.overview}</h2>
              {report.overview.trim() ? (
                <Markdown topLevel={3}>{withTurnsApart(report.overview)}</Markdown>
              ) : (
                <p className="quiet">{reportTexts.noOverview}</p>
              )}
            </section>
            {details && details !== 'failed' ? (
              <details.Details report={report} />
            ) : (
              <MissingDetails hasFailed={details === 'failed'} />
            )}
          </div>
        </main>
      </ReportSpeakers>
    </ReportLanguages>
  )
}
