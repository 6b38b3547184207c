export const batchPath = '/admin/batch-demo'
export const earlierPath = `${batchPath}/earlier`

/** The page with this batch. */
export const openBatchPath = (id: string) => `${batchPath}?batch=${encodeURIComponent(id)}`

/** The file with a batch's results. */
export const batchResultsPath = (id: string) => `/api/admin/batches/${encodeURIComponent(id)}/export`
