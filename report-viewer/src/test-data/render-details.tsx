import type { Report } from '@clarity/contracts/report'
import { render } from '@testing-library/react'
import { Details } from '../features/report/details'
import { ReportSpeakers, speakersOf } from '../parts/report-speakers'

/** What is below the overview of a report. */
export const renderDetails = (report: Report) =>
  render(
    <ReportSpeakers value={speakersOf(report.participants)}>
      <Details report={report} />
    </ReportSpeakers>,
  )
