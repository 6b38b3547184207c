import { TextInput } from '@clarity/admin-kit'

interface PasswordFieldProps {
  readonly label: string
  readonly description?: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly error: string | undefined
  readonly isFirst?: boolean
  onChange(value: string): void
}

/** `isFirst`: a dialog focuses it. */
export function PasswordField({ isFirst, onChange, ...field }: PasswordFieldProps) {
  return (
    <TextInput
      {...field}
      type="password"
      maxLength={1000}
      data-autofocus={isFirst || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
