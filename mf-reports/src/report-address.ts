/** The page of a report, which an admin opens without the gate. */
export const reportAddress = (id: string) => `/report/${encodeURIComponent(id)}?skip_email=1`

/** The same of a combined report. */
export const combinedAddress = (id: string) => `/combined-report/${encodeURIComponent(id)}?skip_email=1`
