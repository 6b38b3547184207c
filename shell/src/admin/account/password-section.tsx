import { Button, ErrorBanner, notify, Stack } from '@clarity/admin-kit'
import { passwordMinLength } from '@clarity/contracts/session'
import { useState, type FormEvent } from 'react'
import { failureSentence } from '../parts/failure-sentence'
import { accountApi } from './account.api'
import { AccountSection } from './account-section'
import { PasswordField } from './password-field'
import { texts } from './texts'

const none = { old: '', password: '', again: '' }

/** Changes the password, which ends every other session. */
export function PasswordSection({ email }: { readonly email: string }) {
  const [typed, setTyped] = useState(none)
  const [isChecked, setChecked] = useState(false)
  const [change, { isLoading, error, reset }] = accountApi.useChangePasswordMutation()
  const errors = isChecked ? findErrors(typed) : {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(findErrors(typed)).length > 0) return
    if ((await change({ old: typed.old, new: typed.password })).error) return
    setTyped(none)
    setChecked(false)
    reset()
    notify.done(texts.password.done)
  }
  const field = (key: keyof typeof none) => ({
    value: typed[key],
    error: errors[key],
    onChange: (value: string) => setTyped({ ...typed, [key]: value }),
  })
  return (
    <AccountSection title={texts.password.title} name={texts.password.title}>
      <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={texts.password.old} autoComplete="current-password" {...field('old')} />
          <PasswordField
            label={texts.password.new}
            description={texts.password.hint(passwordMinLength)}
            autoComplete="new-password"
            {...field('password')}
          />
          <PasswordField label={texts.password.again} autoComplete="new-password" {...field('again')} />
          {error && <ErrorBanner>{failureSentence(error)}</ErrorBanner>}
          <div>
            <Button type="submit" loading={isLoading}>
              {texts.password.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </AccountSection>
  )
}

function findErrors({ old, password, again }: typeof none): Partial<typeof none> {
  return {
    ...(old === '' && { old: texts.password.oldMissing }),
    ...(password.length < passwordMinLength && { password: texts.password.tooShort(passwordMinLength) }),
    ...(again !== password && { again: texts.password.different }),
  }
}
