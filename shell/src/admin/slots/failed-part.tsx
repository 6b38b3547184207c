import { Button, Group, Text } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useEffect } from 'react'
import { useReport } from '../isolation/failure-reports'
import { texts } from '../texts'

interface FailedPartProps {
  readonly remote: ActiveRemote
  readonly slot: string
  readonly reason: string
  onRetry(): void
}

/** The line that a failed filling leaves. The failure is reported. */
export function FailedPart({ remote, slot, reason, onRetry }: FailedPartProps) {
  const report = useReport()
  useEffect(() => report(remote, texts.slots.failedIn(slot, reason)), [report, remote, slot, reason])
  return (
    <Group justify="space-between" gap="sm" role="alert">
      <Text size="sm" className="slot-failure">
        {texts.slots.failed(remote.title, reason)}
      </Text>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {texts.broken.retry}
      </Button>
    </Group>
  )
}
