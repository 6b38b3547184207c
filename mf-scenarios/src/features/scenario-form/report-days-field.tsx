import { TextInput } from '@clarity/admin-kit'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { fieldTexts } from '../../texts'
import { fieldValidationError } from './form-validation-error'
import type { ScenarioDraft } from './scenario-draft'

const { label, help } = fieldTexts.report_days

/** A number of days as text; empty for none. What is no number is NaN, which the contract refuses. */
export function ReportDaysField() {
  const { field, fieldState } = useController<ScenarioDraft, 'report_days'>({ name: 'report_days' })
  const { value, onChange, ...input } = field
  const [text, setText] = useState(value == null ? '' : String(value))
  const change = (typed: string) => {
    setText(typed)
    onChange(typed.trim() === '' ? null : Number(typed))
  }
  return (
    <TextInput
      {...input}
      label={label}
      description={help}
      inputMode="numeric"
      value={text}
      error={fieldValidationError(label, fieldState.error?.message)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
