import { Button, ErrorBanner, Group, Link, PageFrame, Text } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useEffect } from 'react'
import { adminApi } from '../admin.api'
import { texts } from '../texts'

interface BrokenModuleProps {
  readonly title: string
  readonly remote: ActiveRemote
  readonly reason: string
  onRetry(): void
}

const mostOfReason = 500

/** Replaces a module's page that failed: which module, why, and what to do. The failure is reported once. */
export function BrokenModule({ title, remote: { name, version }, reason, onRetry }: BrokenModuleProps) {
  const [tell] = adminApi.useReportRemoteFailureMutation()
  useEffect(() => {
    void tell({ name, version, reason: reason.slice(0, mostOfReason) })
  }, [tell, name, version, reason])
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
