import type { DemoRole } from '@clarity/contracts/demo-request'

export type RowField = 'managerName' | 'managerPhone' | 'recipientName' | 'recipientPhone'
export type RowStatus = 'pending' | 'submitting' | 'retrying' | 'success' | 'error'

/** The typed, pasted or imported values. Phones are in E.164, or as typed while they are not a valid number. */
export type RowContent = { readonly role: DemoRole } & Readonly<Record<RowField, string>>

/** What a field that did not pass says. */
export type ValidationErrors = Readonly<Partial<Record<RowField, string>>>

/** One demo to ask for. Only the browser knows it (docs/behaviour.md#batches). */
export interface BatchRow extends RowContent {
  readonly id: string
  readonly status: RowStatus
  /** Why the last request failed; empty if it did not, or if the validation errors say it. */
  readonly errorMessage: string
  readonly validationErrors: ValidationErrors
  /** Both empty until a request succeeded. */
  readonly requestId: string
  readonly shortCode: string
}

/** The fields that a row of this role shows, in order. */
export const fieldsOf: Record<DemoRole, readonly RowField[]> = {
  recipient: ['recipientName', 'recipientPhone'],
  manager: ['managerName', 'managerPhone', 'recipientName', 'recipientPhone'],
}

export const noContent = { managerName: '', managerPhone: '', recipientName: '', recipientPhone: '' } as const
const noResult = { errorMessage: '', validationErrors: {}, requestId: '', shortCode: '' } as const

export function newRow(id: string, content: RowContent = { role: 'recipient', ...noContent }): BatchRow {
  return { ...content, id, status: 'pending', ...noResult }
}

/** A request for it is under way, or about to be. */
export const isBusy = ({ status }: BatchRow) => status === 'submitting' || status === 'retrying'

/** Nothing was filled in yet. */
export const isBlank = (row: BatchRow) => fieldsOf[row.role].every((field) => row[field] === '')

/** Submit-all leaves out what succeeded and what is under way (docs/behaviour.md#batches). */
export const isSubmittable = ({ status }: BatchRow) => status === 'pending' || status === 'error'

export const isPhoneField = (field: RowField) => field.endsWith('Phone')
