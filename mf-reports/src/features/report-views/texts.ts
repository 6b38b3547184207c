export const viewTexts = {
  title: 'Report Views',
  rest: 'Show more',
  columns: {
    id: 'View ID',
    report: 'Report ID',
    at: 'Viewed At',
    place: 'Geo Location',
    email: 'Email',
    hasError: 'Has Error',
    message: 'Error Message',
    verified: 'Verified',
  },
  yes: 'Yes',
  no: 'No',
  null: '(null)',
  unknownVerified: '(unknown)',
  noneHint: 'Every attempt to open a report is logged here.',
} as const

/** Views added up by report and by reader. */
export const readerTexts = {
  label: 'Views added up',
  logOnly: 'Log only',
  byReport: 'By report',
  byReader: 'By reader',
  columns: {
    report: 'Report ID',
    recipient: 'Recipient',
    people: 'People',
    views: 'Views',
    first: 'First Viewed',
    last: 'Last Viewed',
    places: 'From',
    apart: 'Not Readers',
    email: 'Email',
    reports: 'Reports',
    actions: 'Actions',
  },
  combined: 'Combined report',
  never: 'Not yet',
  apart: (admins: number, previews: number, scanners: number) =>
    [
      admins > 0 && `${admins.toLocaleString()} by admins`,
      previews > 0 && `${previews.toLocaleString()} link ${previews === 1 ? 'preview' : 'previews'}`,
      scanners > 0 && `${scanners.toLocaleString()} by scanners`,
    ]
      .filter(Boolean)
      .join(', '),
  readers: 'Readers',
  readersOf: 'Readers of this report',
  latestOnly: (count: number) => `These are the latest ${count.toLocaleString()} readers.`,
  inLog: 'Show in log',
  none: 'No report has been opened yet.',
  failed: 'Failed to fetch report views',
} as const
