import { emailMaxLength, emailPattern, emailTexts } from '@clarity/contracts/email'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../parts/button'
import { Card } from '../../parts/card'
import { TextField } from '../../parts/field'
import { Heading } from '../../parts/heading'
import { useScreen } from '../../parts/use-screen'
import { inviteTexts } from '../../texts'

/** Asks for the email, prefilled if the link contains one. */
export function InviteForm({ email, onGoOn }: { email: string; onGoOn: (email: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  useScreen(inviteTexts.title)

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = field.current!.value.trim()
    const found = !typed ? emailTexts.empty : emailPattern.test(typed) ? undefined : emailTexts.invalid
    setError(found)
    if (found) field.current!.focus()
    else onGoOn(typed)
  }

  return (
    <main className="invite">
      <Card>
        <Heading>{inviteTexts.heading}</Heading>
        <p>{inviteTexts.lead}</p>
        <form noValidate onSubmit={submit}>
          <TextField
            ref={field}
            id="email"
            type="email"
            autoComplete="email"
            label={inviteTexts.label}
            placeholder={inviteTexts.placeholder}
            maxLength={emailMaxLength}
            defaultValue={email}
            error={error}
            onChange={() => setError(undefined)}
          />
          <Button type="submit">{inviteTexts.submit}</Button>
        </form>
      </Card>
    </main>
  )
}
