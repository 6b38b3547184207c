import type { SaveScenario } from '@clarity/contracts/scenario'
import type { SmsTemplateName } from '@clarity/contracts/sms-template'
import { useFormContext, useFormState } from 'react-hook-form'
import { fieldTexts } from '../../texts'
import { fieldValidationError } from './form-validation-error'
import type { ScenarioDraft } from './scenario-draft'

export type PlainField = Exclude<keyof SaveScenario, SmsTemplateName>

/** All that an input needs to be a field of the form. Only it is drawn anew when its own validation error changes. */
export function useField(name: PlainField) {
  const { register, control } = useFormContext<ScenarioDraft>()
  const { errors } = useFormState({ control, name, exact: true })
  const { label, help, placeholder } = fieldTexts[name]
  const error = fieldValidationError(label, errors[name]?.message)
  return { ...register(name), label, description: help, placeholder, error }
}
