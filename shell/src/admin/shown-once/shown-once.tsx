import { Button, Code, Group, icons, notify, Stack, Text } from '@clarity/admin-kit'
import type { ReactNode } from 'react'
import './shown-once.css'

interface ShownOnceProps {
  /** A token or secret that the server does not give again. */
  readonly value: string
  readonly label: string
  readonly texts: Readonly<Record<'once' | 'copy' | 'copied' | 'copyFailed' | 'done', string>>
  /** What it is for. */
  readonly children: ReactNode
  onDone(): void
}

/** The only time that something secret is shown, with a button to copy it. */
export function ShownOnce({ value, label, texts, children, onDone }: ShownOnceProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      notify.done(texts.copied)
    } catch {
      // A page that is not served over https has no clipboard, and a browser may refuse it.
      notify.failed(texts.copyFailed)
    }
  }
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600}>
        {texts.once}
      </Text>
      <Code block className="shown-once-value" tabIndex={0} role="region" aria-label={label}>
        {value}
      </Code>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onDone}>
          {texts.done}
        </Button>
        <Button data-autofocus leftSection={<icons.Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </Group>
    </Stack>
  )
}
