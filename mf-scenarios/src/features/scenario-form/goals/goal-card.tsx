import { ActionIcon, icons, Textarea, TextInput } from '@clarity/admin-kit'
import { useFormContext, useFormState } from 'react-hook-form'
import { goalTexts } from '../../../goal-texts'
import { fieldValidationError } from '../form-validation-error'
import type { ScenarioDraft } from '../scenario-draft'
import { CheckField } from './check-field'

interface GoalCardProps {
  readonly index: number
  readonly isLast: boolean
  move(from: number, to: number): void
  remove(index: number): void
}

/** One goal: its label, check and hint, and its place among the others. */
export function GoalCard({ index, isLast, move, remove }: GoalCardProps) {
  const { register, control } = useFormContext<ScenarioDraft>()
  const { errors } = useFormState({ control, name: `goals.${index}` })
  const { label, hint } = errors.goals?.[index] ?? {}
  const number = index + 1
  return (
    <fieldset className="scenario-goal">
      <legend>{goalTexts.number(number)}</legend>
      <div className="scenario-goal-actions">
        <ActionIcon
          variant="default"
          size={32}
          disabled={index === 0}
          aria-label={goalTexts.up(number)}
          onClick={() => move(index, index - 1)}
        >
          <icons.ChevronDown size={16} className="scenario-goal-up" aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={32}
          disabled={isLast}
          aria-label={goalTexts.down(number)}
          onClick={() => move(index, index + 1)}
        >
          <icons.ChevronDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={32} aria-label={goalTexts.remove(number)} onClick={() => remove(index)}>
          <icons.Trash2 size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className="scenario-fields">
        <TextInput
          {...register(`goals.${index}.label`)}
          required
          label={goalTexts.label}
          description={goalTexts.labelHelp}
          placeholder={goalTexts.labelPlaceholder}
          error={fieldValidationError(goalTexts.label, label?.message)}
        />
        <Textarea
          {...register(`goals.${index}.hint`)}
          autosize
          minRows={1}
          maxRows={4}
          label={goalTexts.hint}
          description={goalTexts.hintHelp}
          placeholder={goalTexts.hintPlaceholder}
          error={fieldValidationError(goalTexts.hint, hint?.message)}
        />
        <CheckField index={index} />
      </div>
    </fieldset>
  )
}
