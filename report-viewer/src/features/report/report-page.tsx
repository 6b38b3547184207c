import type { Report } from '@clarity/contracts/report'
import { Markdown } from '../../parts/markdown'
import { languagesOf, ReportLanguages } from '../../parts/report-languages'
import { reportTexts } from '../../texts'
import { useScreen } from '../../use-screen'
import { ActionItemsSection } from './action-items-section'
import { AnalysisSection } from './analysis-section'
import { KeyPointsSection } from './key-points-section'
import { ReportHeader } from './report-header'

export function ReportPage({ report }: { report: Report }) {
  useScreen(report.scenarioName)
  return (
    <ReportLanguages value={languagesOf(report.meta)}>
      <main className="letter">
        <ReportHeader report={report} />
        <section>
          <h2>{reportTexts.overview}</h2>
          <Markdown topLevel={3}>{report.overview}</Markdown>
        </section>
        {report.keyPoints.length > 0 && <KeyPointsSection keyPoints={report.keyPoints} />}
        <AnalysisSection report={report} />
        <ActionItemsSection actionItems={report.actionItems} recipientName={report.participants.recipient.name} />
        {report.meta?.warnings?.map((warning) => (
          <p key={warning} className="quiet note">
            {warning}
          </p>
        ))}
      </main>
    </ReportLanguages>
  )
}
