import { Group, StateBadge, Text } from '@clarity/admin-kit'
import type { Remote, RemoteRelease } from '@clarity/contracts/remote-release'
import { texts } from './texts'

interface ReleaseMarksProps {
  readonly remote: Remote
  readonly release: RemoteRelease
}

/** Below a version: who else has it, and why it cannot be used. */
export function ReleaseMarks({ remote: { canary, preview_version: preview }, release }: ReleaseMarksProps) {
  const { version, withdrawn, misfit } = release
  const isCanary = canary?.version === version
  const reason = withdrawn ? texts.marks.withdrawnBy(withdrawn.by, withdrawn.reason) : misfit
  if (!isCanary && preview !== version && reason === null) return null
  return (
    <>
      <Group gap={6} mt={4}>
        {preview === version && <StateBadge meaning="plain">{texts.marks.preview}</StateBadge>}
        {isCanary && <StateBadge meaning="plain">{texts.marks.canary(canary.percent)}</StateBadge>}
        {withdrawn && <StateBadge meaning="bad">{texts.marks.withdrawn}</StateBadge>}
        {!withdrawn && misfit !== null && <StateBadge meaning="caution">{texts.marks.misfit}</StateBadge>}
      </Group>
      {reason !== null && (
        <Text size="sm" c="dimmed" className="release-reason">
          {reason}
        </Text>
      )}
    </>
  )
}
