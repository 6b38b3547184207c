import type { ComponentProps, ReactNode } from 'react'

interface FieldProps {
  /** The input's id; its error has the id `{id}-error`, which `describedBy` returns. */
  id: string
  label: string
  error?: string | undefined
  children: ReactNode
}

/** A label, its input, and the error below. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="error">
      {error}
    </p>
  )
}

/** Links an input to its error (aria-describedby). */
export const describedBy = (id: string, error: string | undefined) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {}

interface TextFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  error?: string | undefined
}

/** A text field with its label and error. */
export function TextField({ id, label, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <input id={id} {...input} {...describedBy(id, error)} />
    </Field>
  )
}
