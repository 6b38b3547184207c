import { Button, ErrorBanner, Stack, TextInput } from '@clarity/admin-kit'
import { useState, type FormEvent } from 'react'
import { texts } from '../texts'
import { signIn } from './sign-in'

interface SignInFormProps {
  readonly email?: string
  onSignedIn(email: string): void
}

export function SignInForm({ email: known = '', onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (email.trim() === '' || password === '') return
    setBusy(true)
    setRefusal(null)
    const sentence = await signIn(email.trim(), password)
    setBusy(false)
    if (sentence === null) onSignedIn(email.trim())
    else setRefusal(sentence)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {refusal !== null && <ErrorBanner>{refusal}</ErrorBanner>}
      <Stack gap="md">
        <TextInput
          label={texts.signIn.email}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus={known === ''}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={isAsked && email.trim() === '' && texts.signIn.emailRequired}
        />
        <TextInput
          label={texts.signIn.password}
          type="password"
          name="password"
          autoComplete="current-password"
          autoFocus={known !== ''}
          // Over a page: what a dialog focuses first.
          data-autofocus={known !== '' || undefined}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={isAsked && password === '' && texts.signIn.passwordRequired}
        />
        <Button type="submit" loading={isBusy}>
          {texts.signIn.submit}
        </Button>
      </Stack>
    </form>
  )
}
