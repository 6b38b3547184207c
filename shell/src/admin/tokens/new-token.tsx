import { Button, Code, Group, icons, notify, Stack, Text } from '@clarity/admin-kit'
import type { CreatedToken } from '@clarity/contracts/token'
import { texts } from './texts'

/** The only time that a token is shown. */
export function NewToken({ token, onDone }: { readonly token: CreatedToken['token']; onDone(): void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token)
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
      <Code block className="token-text" tabIndex={0} role="region" aria-label={texts.created.token}>
        {token}
      </Code>
      <Text size="sm" c="dimmed">
        {texts.created.use} <Code>{texts.created.example}</Code>
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
