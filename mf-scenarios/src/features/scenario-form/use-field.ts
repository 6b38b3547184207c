import { useFormContext, useFormState } from 'react-hook-form'
import { fieldTexts } from '../../texts'
import { fieldValidationError } from './form-validation-error'
import type { ScenarioDraft } from './scenario-draft'

export type PlainField = keyof typeof fieldTexts

/** The props that make an input a field of the form. Only this input is rendered again when its error changes. */
export function useField(name: PlainField) {
  const { register, control } = useFormContext<ScenarioDraft>()
  const { errors } = useFormState({ control, name, exact: true })
  const { label, help, placeholder } = fieldTexts[name]
  const error = fieldValidationError(label, errors[name]?.message)
  return { ...register(name), label, description: help, placeholder, error }
}
