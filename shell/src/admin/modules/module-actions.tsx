import { Button, Group, icons } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { MoreMenu, type MoreItem } from './more-menu'
import { texts } from './texts'
import type { Ask } from './use-question'

/** Roll back in sight, the rest in a menu. */
export function ModuleActions({ remote, ask }: { readonly remote: Remote; readonly ask: Ask }) {
  const key: MoreItem = { label: texts.menu.key, onChoose: (button) => ask({ kind: 'key' }, button) }
  const disable: MoreItem = {
    label: texts.menu.disable,
    isDangerous: true,
    onChoose: (button) => ask({ kind: 'disable' }, button),
  }
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        variant="default"
        size="sm"
        leftSection={<icons.RotateCcw size={16} aria-hidden />}
        disabled={remote.releases.length < 2}
        aria-label={texts.rollBackModule(remote.title)}
        onClick={(event) => ask({ kind: 'rollBack' }, event.currentTarget)}
      >
        {texts.rollBack}
      </Button>
      <MoreMenu label={texts.moreOf(remote.title)} items={remote.disabled ? [key] : [key, disable]} />
    </Group>
  )
}
