import { demoRequestTexts } from '@clarity/contracts/demo-request'
import { isPhoneField, fieldsOf, type RowContent, type ValidationErrors, type RowField } from './row'

const say = demoRequestTexts

const sentences: Record<RowContent['role'], Partial<Record<RowField, string>>> = {
  recipient: { recipientName: say.nameRequired, recipientPhone: say.phoneRequired },
  manager: {
    managerName: say.managerNameRequired,
    managerPhone: say.managerPhoneRequired,
    recipientName: say.recipientNameRequired,
    recipientPhone: say.recipientPhoneRequired,
  },
}

/** The validation errors of a row, by field; null if the row is valid (docs/behaviour.md#batches). */
export function findValidationErrors(row: RowContent, isPhone: (phone: string) => boolean): ValidationErrors | null {
  const isRight = (field: RowField) => (isPhoneField(field) ? isPhone(row[field]) : row[field].trim() !== '')
  const wrong = fieldsOf[row.role].filter((field) => !isRight(field))
  if (wrong.length === 0) return null
  return Object.fromEntries(wrong.map((field) => [field, sentences[row.role][field]]))
}
