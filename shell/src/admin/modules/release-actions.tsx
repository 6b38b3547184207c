import { Group, StateBadge } from '@clarity/admin-kit'
import type { Remote, RemoteRelease } from '@clarity/contracts/remote-release'
import { ActivateButton } from './activate-button'
import { MoreMenu, type MoreItem } from './more-menu'
import { texts } from './texts'
import { usePreview } from './use-preview'
import type { Ask } from './use-question'

interface ReleaseActionsProps {
  readonly remote: Remote
  readonly release: RemoteRelease
  readonly ask: Ask
}

/** Activate in sight, the rest in a menu. A version that does not fit can only be withdrawn. */
export function ReleaseActions({ remote, release, ask }: ReleaseActionsProps) {
  const { version, withdrawn, misfit } = release
  const preview = usePreview(remote)
  if (release.is_active) return <StateBadge meaning="good">{texts.active}</StateBadge>
  if (withdrawn) return null
  const items: MoreItem[] = [
    { label: texts.menu.preview, onChoose: () => void preview.open(version) },
    { label: texts.menu.canary, onChoose: (button) => ask({ kind: 'canary', version }, button) },
  ]
  const withdraw: MoreItem = {
    label: texts.menu.withdraw,
    isDangerous: true,
    onChoose: (button) => ask({ kind: 'withdraw', version }, button),
  }
  return (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      {misfit === null && <ActivateButton version={version} ask={ask} />}
      <MoreMenu label={texts.moreOf(version)} items={misfit === null ? [...items, withdraw] : [withdraw]} />
    </Group>
  )
}
