import { readerCodeRules, type CodeReceiver } from '@clarity/contracts/reader-code'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { CodeStep } from '../../code-step'
import { Heading } from '../../parts/heading'
import { codeTexts } from '../../texts'
import { useScreen } from '../../use-screen'

interface CodePageProps extends CodeStep {
  onCode: (code: string) => void
  onSend: (to?: CodeReceiver) => void
  onOtherEmail: () => void
}

/** Asks for the code that was texted to the phone of the report. */
export function CodePage({ verify, message, isSent, isRefused, busy, onCode, onSend, onOtherEmail }: CodePageProps) {
  const field = useRef<HTMLInputElement>(null)
  const [complaint, setComplaint] = useState('')
  const error = complaint || (isRefused ? message : '')
  const { other } = verify
  useScreen(codeTexts.title, busy ? codeTexts.busy : '')

  useEffect(() => {
    if (isSent && !busy) field.current!.focus()
  }, [isSent, busy, error])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSent) return onSend()
    const code = field.current!.value.replace(/\s/g, '')
    setComplaint(/^\d{6}$/.test(code) ? '' : codeTexts.incomplete)
    if (/^\d{6}$/.test(code)) onCode(code)
  }

  return (
    <main className="card">
      <Heading>{codeTexts.title}</Heading>
      <p id="lead">{isRefused ? codeTexts.sent(verify.to) : message}</p>
      <form noValidate onSubmit={submit}>
        {isSent && (
          <>
            <label htmlFor="code">{codeTexts.label}</label>
            <input
              ref={field}
              id="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              readOnly={busy}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'error' : 'lead'}
            />
          </>
        )}
        <p id="error" role="alert">
          {error}
        </p>
        <button className="button" disabled={busy}>
          {busy ? codeTexts.busy : isSent ? codeTexts.submit : codeTexts.send(verify.to)}
        </button>
      </form>
      <div className="ways">
        {isSent && (
          <button className="button plain" disabled={busy} onClick={() => onSend()}>
            {codeTexts.again}
          </button>
        )}
        {other && (
          <button className="button plain" disabled={busy} onClick={() => onSend(other.codeTo)}>
            {codeTexts.send(other.to)}
          </button>
        )}
        <button className="button plain" disabled={busy} onClick={onOtherEmail}>
          {codeTexts.otherEmail}
        </button>
      </div>
      <p className="quiet">{codeTexts.why(readerCodeRules.passDays)}</p>
    </main>
  )
}
