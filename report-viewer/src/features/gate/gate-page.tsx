import { emailMaxLength, emailPattern, emailTexts } from '@clarity/contracts/email'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { gateTexts } from '../../texts'
import { useScreen } from '../../use-screen'

interface GatePageProps {
  email?: string | undefined
  busy?: boolean | undefined
  /** The error of the last submit. */
  error?: string | undefined
  onSubmit: (email: string) => void
}

/** Rendered to HTML at build time and hydrated: what the first render shows must depend on the props alone. */
export function GatePage({ email, busy = false, error, onSubmit }: GatePageProps) {
  const field = useRef<HTMLInputElement>(null)
  const [complaint, setComplaint] = useState<string>()
  const shown = complaint ?? error
  useScreen(gateTexts.title, busy ? gateTexts.busy : '')

  useEffect(() => {
    if ((shown || email) && !busy) field.current?.focus()
  }, [shown, email, busy])

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = field.current!.value.trim()
    const found = !typed ? emailTexts.empty : emailPattern.test(typed) ? undefined : emailTexts.invalid
    setComplaint(found)
    if (found) field.current!.focus()
    else onSubmit(typed)
  }

  return (
    <main className="card">
      <p className="from">{gateTexts.from}</p>
      <h1>{gateTexts.title}</h1>
      <p>{gateTexts.about}</p>
      <p id="lead">{gateTexts.lead}</p>
      <form noValidate onSubmit={submit}>
        <label htmlFor="email">{gateTexts.label}</label>
        <input
          ref={field}
          id="email"
          type="email"
          autoComplete="email"
          placeholder={gateTexts.placeholder}
          maxLength={emailMaxLength}
          defaultValue={email}
          readOnly={busy}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? 'error' : 'lead'}
        />
        <p id="error" role="alert">
          {shown}
        </p>
        <button className="button" disabled={busy} suppressHydrationWarning>
          {busy ? gateTexts.busy : gateTexts.submit}
        </button>
      </form>
      <p>{gateTexts.why}</p>
    </main>
  )
}
