export { CombinedOutline } from './features/combined-report/combined-outline'
export { Details } from './features/report/details'
export { ReportOutline } from './features/report/report-outline'
export { LastActions } from './parts/last-actions'
