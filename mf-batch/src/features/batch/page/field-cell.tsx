import { Skeleton } from '@clarity/admin-kit'
import { personNameMaxLength } from '@clarity/contracts/demo-request'
import { fieldTexts } from '../../../texts'
import type { PhoneModule } from '../phone/use-phone-module'
import { isPhoneField, type BatchRow, type RowField } from '../rows/row'
import type { CellInputProps } from './cell-input-props'

interface FieldCellProps {
  readonly row: BatchRow
  readonly field: RowField
  /** Undefined until its code has loaded. */
  readonly PhoneField: PhoneModule['PhoneField'] | undefined
  onChange(this: void, value: string): void
}

/** One field of a row with its label and error. */
export function FieldCell({ row, field, PhoneField, onChange }: FieldCellProps) {
  const id = `row-${row.id}-${field}`
  const label = fieldTexts[row.role][field]
  const validationError = row.validationErrors[field]
  const input: CellInputProps = {
    id,
    value: row[field],
    'data-field': field,
    onChange,
    ...(validationError && { 'aria-invalid': true, 'aria-describedby': `${id}-validation-error` }),
  }
  return (
    <div className="batch-cell" data-of={field}>
      <label htmlFor={id}>{label}</label>
      {!isPhoneField(field) ? (
        <NameField {...input} />
      ) : PhoneField ? (
        <PhoneField {...input} label={label} />
      ) : (
        <Skeleton height={22} my={2} width="70%" />
      )}
      {validationError && (
        <p id={`${id}-validation-error`} className="batch-validation-error">
          {validationError}
        </p>
      )}
    </div>
  )
}

function NameField({ onChange, ...input }: CellInputProps) {
  return (
    <input
      {...input}
      type="text"
      dir="auto"
      autoComplete="off"
      maxLength={personNameMaxLength}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
