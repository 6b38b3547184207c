/** Addresses of the admin's pages that these pages lead to. */
export const reportsPath = '/admin/reports'

export const versionsPath = (reportId: string) => `${reportsPath}/${encodeURIComponent(reportId)}/versions`

export const attemptsPath = (reportId: string) => `${reportsPath}/${encodeURIComponent(reportId)}/attempts`

export const batchPath = '/admin/batch-demo'

export const combinedPath = '/admin/combined-reports'

export const sourcesPath = (combinedReportId: string) => `${combinedPath}/${encodeURIComponent(combinedReportId)}`

export const transcriptPath = (conversationId: string) =>
  `/admin/conversations/${encodeURIComponent(conversationId)}/transcript`

/** The place of a turn in its transcript; `turn` counts from 0, the address from 1. */
export const turnPath = (conversationId: string, turn: number) => `${transcriptPath(conversationId)}#turn-${turn + 1}`

/** The page of a demo request, by its id or by that of its report or conversation. */
export const requestPath = (id: string) => `/admin/requests/${encodeURIComponent(id)}`
