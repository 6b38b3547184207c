import * as v from 'valibot'
import { Moment } from './text.js'

/** Body of POST /api/admin/erasures and of POST /api/admin/person-exports: a phone, an email, or both. */
export const NamePerson = v.object({
  phone: v.optional(v.pipe(v.string(), v.maxLength(40))),
  email: v.optional(v.pipe(v.string(), v.maxLength(320))),
})
export type NamePerson = v.InferOutput<typeof NamePerson>

/** Answer of POST /api/admin/erasures. */
export const ErasedPerson = v.object({ id: v.string() })
export type ErasedPerson = v.InferOutput<typeof ErasedPerson>

/** Ids of rows by kind. */
const Rows = v.record(v.string(), v.array(v.string()))

/** One erasure: GET /api/admin/erasures/{id}, and a row of the list. Contains none of the erased values. */
export const ErasureReceipt = v.object({
  id: v.string(),
  created_at: Moment,
  rows: Rows,
  /** Keyed hashes of opted-out numbers, to which nothing is sent still. */
  suppressed: v.array(v.string()),
})
export type ErasureReceipt = v.InferOutput<typeof ErasureReceipt>

/** Answer of POST /api/admin/person-exports: what is stored about the person, by kind of row. */
export const PersonExport = v.object({
  made_at: Moment,
  person: v.object({ phone: v.nullable(v.string()), email: v.nullable(v.string()) }),
  rows: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
})
export type PersonExport = v.InferOutput<typeof PersonExport>

/** How long one kind of data is kept: a row of GET /api/admin/retention. */
export const Retention = v.object({
  kind: v.picklist(['transcripts', 'messages', 'views', 'addresses']),
  /** Null: kept forever. */
  days: v.nullable(v.number()),
  /** Rows whose data was removed so far. */
  removed: v.number(),
  /** The end of the last run; null before the first. */
  ran_at: v.nullable(Moment),
})
export type Retention = v.InferOutput<typeof Retention>

export const erasureTexts = {
  noPerson: 'Give a phone number or an email address.',
  phone: 'The phone number must be a valid international number, such as +14155550100.',
  email: 'Please enter a valid email address',
  unknown: 'There is no such erasure.',
} as const
