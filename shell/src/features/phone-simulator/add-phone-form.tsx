import { toE164 } from '@clarity/contracts/phone'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../parts/button'
import { TextField } from '../../parts/field'
import { simulatorTexts } from './texts'

/** Puts one more phone beside the others, to text from a number that has got nothing yet. */
export function AddPhoneForm({ onAdd }: { onAdd: (number: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const number = toE164(field.current!.value.trim())
    setError(number ? undefined : simulatorTexts.addInvalid)
    if (!number) return field.current!.focus()
    field.current!.value = ''
    onAdd(number)
  }

  return (
    <form className="add-phone" noValidate onSubmit={submit}>
      <TextField
        ref={field}
        id="add-phone"
        type="tel"
        autoComplete="off"
        label={simulatorTexts.addLabel}
        placeholder={simulatorTexts.addPlaceholder}
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" look="plain">
        {simulatorTexts.add}
      </Button>
    </form>
  )
}
