import { Button, ErrorBanner, Group, Link, PageFrame, Text } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useEffect } from 'react'
import { useReport } from '../isolation/failure-reports'
import { texts } from '../texts'

interface BrokenModuleProps {
  readonly title: string
  readonly remote: ActiveRemote
  readonly reason: string
  onRetry(): void
}

/** Replaces a module's page that failed: which module, why, and what to do. The failure is reported. */
export function BrokenModule({ title, remote: { name, version }, reason, onRetry }: BrokenModuleProps) {
  const report = useReport()
  useEffect(() => report({ name, version }, reason), [report, name, version, reason])
  return (
    <PageFrame title={title}>
      <Text size="sm" c="dimmed">
        {texts.broken.version(name, version)}
      </Text>
      <ErrorBanner>{reason}</ErrorBanner>
      <Text size="sm">{texts.broken.others}</Text>
      <Group>
        <Button onClick={onRetry}>{texts.broken.retry}</Button>
        <Button component={Link} to="/admin/modules" variant="default">
          {texts.broken.modules}
        </Button>
      </Group>
    </PageFrame>
  )
}
