import { Button, ErrorBanner, Group, Stack } from '@clarity/admin-kit'
import type { ReactNode } from 'react'
import { failureSentence } from '../parts/failure-sentence'
import { texts } from '../texts'

interface CreateFormProps {
  /** What creates it. */
  readonly submit: string
  /** The call that creates. */
  readonly call: { readonly isLoading: boolean; readonly error?: unknown }
  onSubmit(): Promise<void>
  onCancel(): void
  readonly children: ReactNode
}

/** The fields of what is created, why it was refused, and the two ways out. */
export function CreateForm({ submit, call, onSubmit, onCancel, children }: CreateFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <Stack gap="md">{children}</Stack>
      {call.error !== undefined && <ErrorBanner>{failureSentence(call.error)}</ErrorBanner>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={call.isLoading}>
          {submit}
        </Button>
      </Group>
    </form>
  )
}
