import type { PhoneEntry } from '@clarity/phone-field'
import { useState, type FormEvent } from 'react'
import { Button } from '../../parts/button'
import { Field } from '../../parts/field'
import { PhoneInput } from '../../parts/phone-input'
import { simulatorTexts } from './texts'

const fieldId = 'add-phone'

/** Adds a phone, to send a text from a number without messages. */
export function AddPhoneForm({ onAdd }: { onAdd: (number: string) => void }) {
  const [entry, setEntry] = useState<PhoneEntry>()
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    setError(entry?.isValid ? undefined : simulatorTexts.addInvalid)
    if (!entry?.isValid) return document.getElementById(fieldId)!.focus()
    setEntry(undefined)
    onAdd(entry.number)
  }

  return (
    <form className="add-phone" noValidate onSubmit={submit}>
      <Field id={fieldId} label={simulatorTexts.addLabel} error={error}>
        <PhoneInput
          id={fieldId}
          label={simulatorTexts.addLabel}
          value={entry?.number ?? ''}
          error={error}
          autoComplete="off"
          onChange={(next) => {
            setError(undefined)
            setEntry(next)
          }}
        />
      </Field>
      <Button type="submit" look="plain">
        {simulatorTexts.add}
      </Button>
    </form>
  )
}
