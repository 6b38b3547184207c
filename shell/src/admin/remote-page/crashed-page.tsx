import { FullScreenSpinner } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { brokenPage } from '../remotes/load-remote'
import { texts } from '../texts'
import { BrokenModule } from './broken-module'
import { useReason } from './use-reason'

interface CrashedPageProps {
  readonly remote: ActiveRemote
  readonly error: unknown
  onRetry(): void
}

/** Replaces a remote's page that threw, or of which a later part failed to load. */
export function CrashedPage({ remote, error, onRetry }: CrashedPageProps) {
  const reason = useReason(remote, error, brokenPage)
  if (reason === null) return <FullScreenSpinner />
  return <BrokenModule title={texts.broken.crashed(remote.title)} remote={remote} reason={reason} onRetry={onRetry} />
}
