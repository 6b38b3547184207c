import * as v from 'valibot'
import { DemoRole } from './demo-request.js'
import { Text } from './text.js'

/** Maximum rows of one check: as many as fit into a CSV file of the largest body. */
export const batchCheckMaxRows = 20_000

/** A row before it is sent. No warning for an invalid phone number: the row itself shows that error. */
export const BatchCheckRow = v.object({
  role: DemoRole,
  managerPhone: v.optional(Text(100), ''),
  recipientPhone: Text(100),
})
export type BatchCheckRow = v.InferOutput<typeof BatchCheckRow>

/** Body of POST /api/admin/batches/check. */
export const CheckBatch = v.object({
  rows: v.pipe(
    v.array(BatchCheckRow),
    v.maxLength(batchCheckMaxRows, `Please check at most ${batchCheckMaxRows} rows.`),
  ),
})
export type CheckBatch = v.InferOutput<typeof CheckBatch>

export const BatchWarningKind = v.picklist(['abroad', 'twice', 'same_person', 'opted_out'])
export type BatchWarningKind = v.InferOutput<typeof BatchWarningKind>

/** Something unusual about a row, which may be intended or a mistake. */
export const BatchWarning = v.object({
  /** Counts from 1, in the order in which the rows were given. */
  row: v.number(),
  kind: BatchWarningKind,
  /** In E.164. */
  phone: v.string(),
  /** What is unusual, without the row's number. */
  sentence: v.string(),
})
export type BatchWarning = v.InferOutput<typeof BatchWarning>

/** Answer of POST /api/admin/batches/check, in the order of the rows. Nothing is stored or sent. */
export const BatchCheck = v.object({ warnings: v.array(BatchWarning) })
export type BatchCheck = v.InferOutput<typeof BatchCheck>

export const batchWarningTexts = {
  abroad: (phone: string, country: string) => `${phone} is an international number: ${country}.`,
  twice: (phone: string, other: number) => `${phone} also appears in row ${other}.`,
  same_person: (phone: string) => `Manager and recipient have the same number, ${phone}.`,
  opted_out: (phone: string) => `${phone} has opted out and gets no messages.`,
} as const satisfies Record<BatchWarningKind, unknown>
