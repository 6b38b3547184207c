import { useContext, type ReactNode } from 'react'
import { ReportLanguages } from './report-languages'
import { ReportSpeakers } from './report-speakers'
import { withSpeaker } from './with-speaker'

/** A paragraph of a report's text. */
export const Paragraph = ({ children }: { children?: ReactNode }) => (
  <p dir="auto" lang={useContext(ReportLanguages).written}>
    {withSpeaker(children, useContext(ReportSpeakers))}
  </p>
)
