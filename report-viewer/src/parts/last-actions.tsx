import { ReportActions } from './report-actions'

/** The end of a report on screens that are too narrow for a column beside it. */
export const LastActions = () => (
  <footer className="actions">
    <ReportActions />
  </footer>
)
