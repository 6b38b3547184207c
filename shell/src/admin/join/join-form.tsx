import { Button, ErrorBanner, Stack, TextInput } from '@clarity/admin-kit'
import { passwordMinLength } from '@clarity/contracts/session'
import { useState, type FormEvent } from 'react'
import { join } from './join-calls'
import { texts } from './texts'

interface JoinFormProps {
  readonly token: string
  readonly email: string
  onJoined(): void
}

/** The first password of an account, twice. */
export function JoinForm({ token, email, onJoined }: JoinFormProps) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isShort = password.length < passwordMinLength
  const isDifferent = password !== again
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isShort || isDifferent) return
    setBusy(true)
    setRefusal(null)
    const refused = await join({ token, password })
    setBusy(false)
    if (refused) setRefusal(refused.sentence)
    else onJoined()
  }
  const field = { type: 'password', autoComplete: 'new-password', maxLength: 1000 }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {refusal !== null && <ErrorBanner>{refusal}</ErrorBanner>}
      <Stack gap="md">
        {/* For password managers, which keep the two together. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <TextInput
          {...field}
          label={texts.password}
          description={texts.hint(passwordMinLength)}
          autoFocus
          value={password}
          error={isChecked && isShort && texts.tooShort(passwordMinLength)}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <TextInput
          {...field}
          label={texts.again}
          value={again}
          error={isChecked && !isShort && isDifferent && texts.different}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <Button type="submit" loading={isBusy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  )
}
