import { Button, Code, ErrorBanner, Group, Stack, Text, TextInput } from '@clarity/admin-kit'
import type { NewAuthenticator } from '@clarity/contracts/second-factor'
import { useMemo, useState, type FormEvent } from 'react'
import { renderSVG } from 'uqr'
import { failureSentence } from '../parts/failure-sentence'
import { accountApi } from './account.api'
import { texts } from './texts'

interface ConfirmAppFormProps {
  readonly made: NewAuthenticator
  onConfirmed(codes: readonly string[]): void
  onCancel(): void
}

/** The key for the app, and the first code of it. */
export function ConfirmAppForm({ made, onConfirmed, onCancel }: ConfirmAppFormProps) {
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [confirm, { isLoading, error }] = accountApi.useConfirmAppMutation()
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(made.uri))}`, [made.uri])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (code.trim() === '') return
    const { data } = await confirm({ code })
    if (data) onConfirmed(data.recovery_codes)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Text size="sm">{texts.app.scan}</Text>
        <img className="account-picture" src={picture} alt={texts.app.picture} />
        <Text size="sm">
          {texts.app.key} <Code>{made.secret}</Code>
        </Text>
        <TextInput
          label={texts.app.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          error={isChecked && code.trim() === '' && texts.app.codeMissing}
          onChange={(event) => setCode(event.currentTarget.value)}
          data-autofocus
        />
        {error && <ErrorBanner>{failureSentence(error)}</ErrorBanner>}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isLoading}>
          {texts.app.confirm}
        </Button>
      </Group>
    </form>
  )
}
