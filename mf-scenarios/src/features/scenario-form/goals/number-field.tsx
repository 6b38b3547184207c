import { TextInput } from '@clarity/admin-kit'
import { useState, type ComponentProps } from 'react'

interface NumberFieldProps extends Pick<ComponentProps<typeof TextInput>, 'label' | 'error' | 'ref'> {
  readonly number: number
  onChange(number: number): void
}

/** A number as text. What is no number is passed on as NaN, which the contract refuses. */
export function NumberField({ number, onChange, ...props }: NumberFieldProps) {
  const [text, setText] = useState(Number.isNaN(number) ? '' : String(number))
  const change = (typed: string) => {
    setText(typed)
    onChange(typed.trim() === '' ? NaN : Number(typed))
  }
  return (
    <TextInput
      {...props}
      required
      inputMode="numeric"
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
