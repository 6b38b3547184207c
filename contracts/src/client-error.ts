import * as v from 'valibot'

/**
 * Body of POST /api/client-errors: which page failed in a browser, and how. It contains no person and no address, and
 * accepts no other fields.
 */
export const ReportClientError = v.strictObject({
  page: v.picklist(['site', 'report']),
  /** `not-mounted`: the page's script arrived, and the page still did not start. */
  kind: v.picklist(['not-mounted']),
})
export type ReportClientError = v.InferOutput<typeof ReportClientError>

export const clientErrorTexts = {
  tooMany: 'Too many errors were reported. Please wait a minute and try again.',
} as const
