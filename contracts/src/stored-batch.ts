import * as v from 'valibot'
import { batchCheckMaxRows } from './batch-check.js'
import { DemoRole } from './demo-request.js'
import { Id, Moment, Text } from './text.js'

/** Maximum rows of one stored batch: as many as one check takes. */
export const batchMaxRows = batchCheckMaxRows

/** Maximum length of a stored name or phone. Longer than a valid one: a row is also stored while it is wrong. */
export const batchCellMaxLength = 500

export const BatchRowStatus = v.picklist(['pending', 'submitting', 'retrying', 'success', 'error'])
export type BatchRowStatus = v.InferOutput<typeof BatchRowStatus>

const Cell = v.optional(Text(batchCellMaxLength), '')

/** A row of a batch as its page last saved it. Rows are in the order of their ids. */
export const StoredBatchRow = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
  role: DemoRole,
  managerName: Cell,
  managerPhone: Cell,
  recipientName: Cell,
  recipientPhone: Cell,
  status: BatchRowStatus,
  /** Why the last request failed; empty if it did not, or if only the row's fields are wrong. */
  errorMessage: v.optional(Text(1_000), ''),
  /** Both empty until a request succeeded. */
  requestId: v.optional(Text(64), ''),
  shortCode: v.optional(Text(64), ''),
  /** The Idempotency-Key of the row's request, until its result is saved; empty if nothing was sent. */
  key: v.optional(Text(150), ''),
})
export type StoredBatchRow = v.InferOutput<typeof StoredBatchRow>

const rows = v.pipe(v.array(StoredBatchRow), v.maxLength(batchMaxRows, `must be at most ${batchMaxRows}`))
const scenario_id = v.optional(v.nullable(Id))

const saving = {
  /** The revision that the page has. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Random, of the page that saves: its own later revision, whose answer it did not get, is no conflict. */
  page: v.optional(Text(64)),
  scenario_id,
}

/** Body of POST /api/admin/batches. */
export const CreateBatch = v.object({ rows, page: saving.page, scenario_id })
export type CreateBatch = v.InferOutput<typeof CreateBatch>

/** Body of PUT /api/admin/batches/{id}: every row. Without `scenario_id` the stored one stays. */
export const SaveBatch = v.object({ rows, ...saving })
export type SaveBatch = v.InferOutput<typeof SaveBatch>

/** Body of PATCH /api/admin/batches/{id}/rows: changed and added rows only, and the ids of removed ones. */
export const SaveBatchRows = v.object({
  rows,
  removed: v.optional(v.pipe(v.array(StoredBatchRow.entries.id), v.maxLength(batchMaxRows)), []),
  ...saving,
})
export type SaveBatchRows = v.InferOutput<typeof SaveBatchRows>

/** Answer of a POST, PUT or PATCH. The next change needs this revision. */
export const SavedBatch = v.object({ id: Id, revision: v.number() })
export type SavedBatch = v.InferOutput<typeof SavedBatch>

/** One row of GET /api/admin/batches. Rows without any content do not count. */
export const BatchSummary = v.object({
  id: Id,
  created_at: Moment,
  updated_at: Moment,
  /** Email of the admin who began it; null if there is none any more. */
  created_by: v.nullable(v.string()),
  /** Whether that is the caller. */
  is_own: v.boolean(),
  scenario_title: v.nullable(v.string()),
  row_count: v.number(),
  created_count: v.number(),
  failed_count: v.number(),
})
export type BatchSummary = v.InferOutput<typeof BatchSummary>

/** Answer of GET /api/admin/batches/{id}. */
export const StoredBatch = v.object({
  id: Id,
  revision: v.number(),
  scenario_id: v.nullable(Id),
  rows: v.array(StoredBatchRow),
})
export type StoredBatch = v.InferOutput<typeof StoredBatch>

export const storedBatchTexts = {
  notFound: 'This batch does not exist.',
  savedLater: 'Another browser has saved later changes to this batch.',
} as const
