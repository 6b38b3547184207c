import { scenarioTexts } from '@clarity/contracts/scenario'
import type { FieldErrors } from 'react-hook-form'
import { formTexts } from '../../texts'
import type { ScenarioDraft } from './scenario-draft'

/** The error text of the form as a whole; null if its fields are valid. */
export function formValidationError(errors: FieldErrors<ScenarioDraft>): string | null {
  const messages = Object.values(errors).map((error) => error.message)
  if (messages.includes(scenarioTexts.requiredFields)) return scenarioTexts.requiredFields
  return messages.length > 0 ? formTexts.faultyFields : null
}

/** The error text of a field; the contract has only the end of the sentence. */
export function fieldValidationError(label: string, message: string | undefined): string | undefined {
  if (message === undefined) return undefined
  return message === scenarioTexts.requiredFields ? formTexts.emptyField : `${label} ${message}.`
}
