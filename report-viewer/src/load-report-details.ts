import { partLoader } from './load-part'
import type * as reportDetails from './report-details'
import detailsStyles from './styles/details.css'

/** What a report has below its overview, and beside it on a wide screen. Loads once the overview is on screen. */
export type ReportDetails = typeof reportDetails

export const loadReportDetails: () => Promise<ReportDetails> = partLoader(
  () => import(/* webpackChunkName: "details" */ './report-details'),
  detailsStyles,
)
