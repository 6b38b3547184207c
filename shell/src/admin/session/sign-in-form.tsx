import { Button, ErrorBanner, Stack, TextInput } from '@clarity/admin-kit'
import type { SignedInAdmin } from '@clarity/contracts/session'
import { useState, type FormEvent } from 'react'
import { texts } from '../texts'
import { signIn, signInByPasskey, type SignInOutcome } from './sign-in'

interface SignInFormProps {
  readonly email?: string
  onSignedIn(admin: SignedInAdmin): void
}

const hasPasskeys = typeof PublicKeyCredential !== 'undefined'

/** Email and password, and a code if the account wants one; or a passkey. */
export function SignInForm({ email: known = '', onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wantsCode, setWantsCode] = useState(false)

  const run = async (attempt: () => Promise<SignInOutcome>) => {
    setBusy(true)
    setRefusal(null)
    const outcome = await attempt()
    setBusy(false)
    if ('email' in outcome) return onSignedIn(outcome)
    setRefusal(outcome.sentence)
    if (outcome.wantsCode) setWantsCode(true)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (email.trim() === '' || password === '') return
    await run(() => signIn({ email: email.trim(), password, ...(wantsCode && { code }) }))
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
        {wantsCode && (
          <TextInput
            label={texts.signIn.code}
            description={texts.signIn.codeHint}
            name="code"
            autoComplete="one-time-code"
            autoFocus
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Button type="submit" loading={isBusy}>
          {texts.signIn.submit}
        </Button>
        {hasPasskeys && (
          <Button variant="default" disabled={isBusy} onClick={() => void run(signInByPasskey)}>
            {texts.signIn.passkey}
          </Button>
        )}
      </Stack>
    </form>
  )
}
