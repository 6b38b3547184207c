import { Button, EmptyState, Group, Link, PageFrame, Text } from '@clarity/admin-kit'
import type { WaitingRemote } from '@clarity/contracts/remote-release'
import { useRegistry } from '../registry/registry-provider'
import { texts } from '../texts'

const { waiting } = texts

/** In the place of a module of which this tab can run no version: why, and what to do. */
export function WaitingPage({ remote: { name, title, version, reason } }: { readonly remote: WaitingRemote }) {
  const { takeActive } = useRegistry()
  return (
    <PageFrame title={waiting.title(title)}>
      <Text size="sm" c="dimmed">
        {waiting.version(name, version)}
      </Text>
      <EmptyState
        text={reason}
        hint={waiting.toDo}
        action={
          <Group justify="center">
            <Button component={Link} to="/admin/modules">
              {waiting.modules}
            </Button>
            <Button variant="default" onClick={() => void takeActive(name)}>
              {texts.broken.retry}
            </Button>
          </Group>
        }
      />
    </PageFrame>
  )
}
