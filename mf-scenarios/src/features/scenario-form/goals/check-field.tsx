import { NativeSelect } from '@clarity/admin-kit'
import type { GoalCheck } from '@clarity/contracts/goal'
import { useController, type FieldError } from 'react-hook-form'
import { checkTexts, goalTexts, parameterTexts } from '../../../goal-texts'
import { fieldValidationError } from '../form-validation-error'
import type { ScenarioDraft } from '../scenario-draft'
import { CheckParameters } from './check-parameters'
import { changedCheck, newChecks } from './new-goal'

const choices = Object.entries(checkTexts).map(([value, label]) => ({ value, label }))

/** A goal's check, chosen from the list, with its parameters. */
export function CheckField({ index }: { readonly index: number }) {
  const { field, fieldState } = useController<ScenarioDraft, `goals.${number}.check`>({ name: `goals.${index}.check` })
  // A goal that was just removed is rendered once more, without a value.
  const { value: check = newChecks.asks, onChange, ref } = field
  return (
    <>
      <NativeSelect
        label={goalTexts.check}
        data={choices}
        value={check.kind}
        onChange={(event) => onChange(changedCheck(check, event.currentTarget.value as GoalCheck['kind']))}
      />
      <CheckParameters
        // Another check begins with its own input.
        key={check.kind}
        check={check}
        error={errorOf(fieldState.error)}
        inputRef={ref}
        onChange={onChange}
      />
    </>
  )
}

/** The first error inside the check; its parameters are nested. */
function errorOf(error: unknown): string | undefined {
  for (const name of ['about', 'words', 'atMost', 'atLeast'] as const) {
    const nested = (error as Partial<Record<string, FieldError | FieldError[]>> | undefined)?.[name]
    const isOneEntry = Array.isArray(nested)
    const message = isOneEntry ? nested.find(Boolean)?.message : nested?.message
    const label = isOneEntry ? parameterTexts.eachLine : parameterTexts[name]
    if (message !== undefined)
      return fieldValidationError(label, name === 'atMost' ? parameterTexts.noPercent : message)
  }
  return undefined
}
