import { Button, Code, Group, icons, notify, Stack, Text } from '@clarity/admin-kit'
import { texts } from './texts'

/** The only time that a webhook's secret is shown. */
export function NewSecret({ secret, onDone }: { readonly secret: string; onDone(): void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      notify.done(texts.created.copied)
    } catch {
      // A page that is not served over https has no clipboard, and a browser may refuse it.
      notify.failed(texts.created.copyFailed)
    }
  }
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600}>
        {texts.created.once}
      </Text>
      <Code block className="webhook-secret" tabIndex={0} role="region" aria-label={texts.created.secret}>
        {secret}
      </Code>
      <Text size="sm" c="dimmed">
        {texts.created.use}
      </Text>
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onDone}>
          {texts.created.done}
        </Button>
        <Button data-autofocus leftSection={<icons.Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {texts.created.copy}
        </Button>
      </Group>
    </Stack>
  )
}
