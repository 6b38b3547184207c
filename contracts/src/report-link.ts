import * as v from 'valibot'
import { Email } from './email.js'
import { Id, Moment } from './text.js'

/** Only an open link opens its report; the others answer like a link that never existed. */
export const ReportLinkState = v.picklist(['open', 'expired', 'revoked'])
export type ReportLinkState = v.InferOutput<typeof ReportLinkState>

/** Answer of GET /api/admin/reports/{id}/link: the link of a report or a combined report, whose id stays the same. */
export const ReportLink = v.object({
  report_id: Id,
  state: ReportLinkState,
  /** Null while the link is closed. */
  short_code: v.nullable(v.string()),
  /** When it expires or has expired; null for never. */
  expires_at: v.nullable(Moment),
  /** The emails that may read it, in lower case; empty for all. */
  allowed_readers: v.array(v.string()),
})
export type ReportLink = v.InferOutput<typeof ReportLink>

export const mostChangedLinks = 500
export const mostAllowedReaders = 100

export const ReportLinkAction = v.picklist(['revoke', 'open', 'replace', 'expire'])
export type ReportLinkAction = v.InferOutput<typeof ReportLinkAction>

/**
 * Body of POST /api/admin/reports/links, answered with the links in the order of `ids`. `at` is for `expire`: without it
 * the link expires now. `open` ends a revocation and an expiry; the scenario's days begin again. `replace` closes the
 * address and makes an open one with another code.
 */
export const ChangeReportLinks = v.pipe(
  v.object({
    ids: v.pipe(
      v.array(Id, 'must be a list of ids'),
      v.minLength(1, 'must not be empty'),
      v.maxLength(mostChangedLinks, `must have at most ${mostChangedLinks} ids`),
    ),
    action: v.pipe(v.string('must be text'), ReportLinkAction),
    at: v.optional(Moment),
  }),
  v.forward(
    v.check(({ action, at }) => at === undefined || action === 'expire', 'is for the action expire only'),
    ['at'],
  ),
)
export type ChangeReportLinks = v.InferOutput<typeof ChangeReportLinks>

/** Body of PUT /api/admin/reports/{id}/readers. An empty list lets everyone with the link read. */
export const SetAllowedReaders = v.object({
  allowed_readers: v.pipe(
    v.array(Email, 'must be a list of emails'),
    v.maxLength(mostAllowedReaders, `must have at most ${mostAllowedReaders} emails`),
    v.transform((emails) => [...new Set(emails.map((email) => email.toLowerCase()))]),
  ),
})
export type SetAllowedReaders = v.InferOutput<typeof SetAllowedReaders>

export const reportLinkTexts = {
  unknown: 'There is no report with one of these ids. No link was changed.',
  changeFailed: 'Failed to change the link',
  readersFailed: 'Failed to save the readers',
  fetchFailed: 'Failed to fetch the link',
} as const
