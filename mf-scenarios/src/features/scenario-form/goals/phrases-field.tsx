import { Textarea } from '@clarity/admin-kit'
import { useState, type ComponentProps } from 'react'

interface PhrasesFieldProps extends Pick<ComponentProps<typeof Textarea>, 'label' | 'description' | 'error' | 'ref'> {
  readonly phrases: readonly string[]
  onChange(phrases: string[]): void
}

/** A list of words or phrases, one per line. The typed text stays as it is: only its lines are passed on. */
export function PhrasesField({ phrases, onChange, ...props }: PhrasesFieldProps) {
  const [text, setText] = useState(phrases.join('\n'))
  const change = (typed: string) => {
    setText(typed)
    onChange(
      typed
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
  }
  return (
    <Textarea
      {...props}
      required
      autosize
      minRows={2}
      maxRows={5}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
