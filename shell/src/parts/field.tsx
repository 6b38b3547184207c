import type { ComponentProps, ReactNode } from 'react'

interface FieldProps {
  /** Of the input inside; its error has the id `{id}-error`, which `describedBy` names. */
  id: string
  label: string
  error?: string | undefined
  children: ReactNode
}

/** A label above its input, and below it what is wrong. */
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

/** Ties an input to its error. */
export const describedBy = (id: string, error: string | undefined) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {}

interface TextFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  error?: string | undefined
}

/** A field of text with its label and error. */
export function TextField({ id, label, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <input id={id} {...input} {...describedBy(id, error)} />
    </Field>
  )
}
