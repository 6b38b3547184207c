import type { DemoRole } from '@clarity/contracts/demo-request'

export type RowField = 'managerName' | 'managerPhone' | 'recipientName' | 'recipientPhone'
export type RowStatus = 'pending' | 'submitting' | 'retrying' | 'success' | 'error'

/** The typed, pasted or imported values. Phones are in E.164, or as typed while they are not a valid number. */
export type RowContent = { readonly role: DemoRole } & Readonly<Record<RowField, string>>

/** The validation errors by field. */
export type ValidationErrors = Readonly<Partial<Record<RowField, string>>>

/** One demo to request. The server keeps it while the page is open, and afterwards (docs/behaviour.md#batches). */
export interface BatchRow extends RowContent {
  readonly id: string
  readonly status: RowStatus
  /** Why the last request failed; empty if it did not, or if there are validation errors. */
  readonly errorMessage: string
  readonly validationErrors: ValidationErrors
  /** Both empty until a request succeeded. */
  readonly requestId: string
  readonly shortCode: string
  /** The Idempotency-Key of the row's request; empty if this content was never sent, or was requested. */
  readonly key: string
}

/** The fields that a row of this role shows, in order. */
export const fieldsOf: Record<DemoRole, readonly RowField[]> = {
  recipient: ['recipientName', 'recipientPhone'],
  manager: ['managerName', 'managerPhone', 'recipientName', 'recipientPhone'],
}

export const noContent = { managerName: '', managerPhone: '', recipientName: '', recipientPhone: '' } as const
const noResult = { errorMessage: '', validationErrors: {}, requestId: '', shortCode: '', key: '' } as const

export function newRow(id: string, content: RowContent = { role: 'recipient', ...noContent }): BatchRow {
  return { ...content, id, status: 'pending', ...noResult }
}

/** Its request is in progress, or about to be sent. */
export const isBusy = ({ status }: BatchRow) => status === 'submitting' || status === 'retrying'

/** Whether all fields are empty. */
export const isBlank = (row: BatchRow) => fieldsOf[row.role].every((field) => row[field] === '')

/** Submit-all skips rows that succeeded or are in progress (docs/behaviour.md#batches). */
export const isSubmittable = ({ status }: BatchRow) => status === 'pending' || status === 'error'

export const isPhoneField = (field: RowField) => field.endsWith('Phone')
