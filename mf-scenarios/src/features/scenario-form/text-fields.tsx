import { Textarea, TextInput } from '@clarity/admin-kit'
import { useField, type PlainField } from './use-field'

interface TextFieldProps {
  readonly name: PlainField
  readonly required?: boolean
}

export function ShortField({ name, ...props }: TextFieldProps & { readonly inputMode?: 'numeric' }) {
  return <TextInput {...useField(name)} {...props} />
}

interface LongFieldProps extends TextFieldProps {
  readonly minRows?: number
  /** Spans all columns of its section. */
  readonly isWide?: boolean
}

/** Grows with its text, up to a maximum. */
export function LongField({ name, minRows = 3, isWide, ...props }: LongFieldProps) {
  return (
    <Textarea
      {...useField(name)}
      {...props}
      autosize
      minRows={minRows}
      maxRows={18}
      className={isWide ? 'scenario-wide' : undefined}
    />
  )
}
