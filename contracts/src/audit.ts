import * as v from 'valibot'
import { PageQuery } from './page.js'
import { Id, Moment, Text } from './text.js'

/** One row of GET /api/admin/audit, newest first. It has ids and the action's name, and no personal values. */
export const AuditRow = v.object({
  id: Id,
  /** Counts from 1, without gaps. */
  position: v.number(),
  at: Moment,
  /** The account's email or the token's name, as they are now; null if they no longer exist. */
  who: v.nullable(v.string()),
  /** Of an account; null for a token. */
  account: v.nullable(v.string()),
  token: v.nullable(v.string()),
  action: v.string(),
  ids: v.array(v.string()),
  /** The /24 or /64 of the address. */
  network: v.string(),
})
export type AuditRow = v.InferOutput<typeof AuditRow>

const DayOrMoment = v.union([v.pipe(v.string(), v.isoDate()), Moment], 'must be a date or a time in ISO 8601')

const filters = {
  /** An account's email or id, or a token's name or id. */
  who: v.optional(Text(254)),
  action: v.optional(Text(100)),
  /** Of what was changed or read. */
  id: v.optional(Id),
  /** On this day, or at this time, or later. */
  from: v.optional(DayOrMoment),
  /** On this day or earlier, or before this time. */
  to: v.optional(DayOrMoment),
}

/** Query of GET /api/admin/audit. */
export const AuditQuery = v.object({ ...v.pick(PageQuery, ['limit', 'cursor', 'q']).entries, ...filters })
export type AuditQuery = v.InferOutput<typeof AuditQuery>

/** Query of GET /api/admin/audit/export. */
export const AuditExportQuery = v.object({ ...v.pick(PageQuery, ['q']).entries, ...filters })
export type AuditExportQuery = v.InferOutput<typeof AuditExportQuery>

/** Answer of GET /api/admin/audit/check: whether the chain of hashes holds, from the first row to the last. */
export const AuditCheck = v.object({
  holds: v.boolean(),
  /** Rows that are there, and rows that were pruned before them. */
  rows: v.number(),
  pruned: v.number(),
  /** The first row that does not fit; null if the chain holds. */
  broken: v.nullable(v.object({ position: v.number(), reason: v.string() })),
  /** Of the last row. Kept elsewhere, it shows later whether rows were cut off at the end. */
  last: v.nullable(v.object({ position: v.number(), hash: v.string() })),
})
export type AuditCheck = v.InferOutput<typeof AuditCheck>

export const auditTexts = {
  changed: 'This row was changed.',
  missing: 'Rows before this one are missing.',
  badCheckpoint: 'The checkpoint of pruned rows is not signed by this installation.',
  fetchFailed: 'Failed to fetch the audit',
  invalid: 'Received invalid data format for the audit.',
} as const
