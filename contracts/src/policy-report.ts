import * as v from 'valibot'

/**
 * Body of POST /api/csp, as browsers send it (CSP Level 3, `report-uri`): what a page's content security
 * policy blocked. Other fields are ignored.
 */
export const PolicyReport = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'effective-directive': v.string(),
    'blocked-uri': v.optional(v.string()),
    'source-file': v.optional(v.string()),
  }),
})
export type PolicyReport = v.InferOutput<typeof PolicyReport>

export const policyReportTexts = {
  tooMany: 'Too many policy reports were sent. Please wait a minute.',
} as const
