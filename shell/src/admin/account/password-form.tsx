import { Button, ErrorBanner, Group, Stack, Text } from '@clarity/admin-kit'
import { useState, type FormEvent } from 'react'
import { failureSentence } from '../parts/failure-sentence'
import { PasswordField } from './password-field'
import { texts } from './texts'

interface PasswordFormProps {
  readonly lead: string
  readonly submit: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  /** Why the call failed, if it did. */
  readonly error: unknown
  onSubmit(password: string): Promise<void>
  onCancel(): void
}

/** Asks for the password again, in a dialog. */
export function PasswordForm({ lead, submit, isDangerous, isBusy, error, onSubmit, onCancel }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (password !== '') void onSubmit(password)
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="sm">
        <Text size="sm">{lead}</Text>
        <PasswordField
          label={texts.app.password}
          autoComplete="current-password"
          value={password}
          error={isChecked && password === '' ? texts.app.passwordMissing : undefined}
          onChange={setPassword}
          isFirst
        />
        {error !== undefined && <ErrorBanner>{failureSentence(error)}</ErrorBanner>}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isBusy} {...(isDangerous && { className: 'kit-danger' })}>
          {submit}
        </Button>
      </Group>
    </form>
  )
}
