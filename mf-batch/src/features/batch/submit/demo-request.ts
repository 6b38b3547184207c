import { demoRequestFailedSentence, demoRequestTexts, type RequestDemo } from '@clarity/contracts/demo-request'
import { asCallError } from '@clarity/admin-kit'
import type { RowContent } from '../rows/row'

/** The request's body for a valid row; in a self demo the recipient is also the manager (docs/behaviour.md#batches). */
export function toRequestDemo({ role, ...row }: RowContent, scenarioId: string): RequestDemo {
  const { recipientName, recipientPhone } = row
  const manager =
    role === 'manager'
      ? { managerName: row.managerName, managerPhone: row.managerPhone }
      : { managerName: recipientName, managerPhone: recipientPhone }
  return { role, scenarioId, ...manager, recipientName, recipientPhone }
}

/** The error text of a row whose request failed (docs/behaviour.md#batches). */
export function failureSentence(error: unknown): string {
  const { kind, sentence, status } = asCallError(error)
  if (kind !== 'refused') return demoRequestTexts.failed
  return sentence ?? demoRequestFailedSentence(status)
}
