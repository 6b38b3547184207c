import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { Suspense, useCallback } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useModule } from '../remote-page/use-module'
import { loadFilling } from '../remotes/load-remote'
import { CrashedPart } from './crashed-part'
import { FailedPart } from './failed-part'
import { WaitingPart } from './part-frame'
import { ShownFilling } from './shown-filling'
import { SuspendedPart } from './suspended-part'

interface FilledPartProps {
  readonly remote: ActiveRemote
  readonly slot: string
  readonly given: object
}

/** What a module shows in a slot. Every failure of it ends here, as a line. */
export function FilledPart({ remote, slot, given }: FilledPartProps) {
  const load = useCallback((from: ActiveRemote) => loadFilling(from, slot), [slot])
  const { loading, retry } = useModule(remote, load)
  if (loading.state === 'loading') return <WaitingPart />
  if (loading.state === 'failed')
    return <FailedPart remote={remote} slot={slot} reason={loading.reason} onRetry={retry} />
  return (
    <ErrorBoundary
      onReset={retry}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <CrashedPart remote={remote} slot={slot} error={error} onRetry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<SuspendedPart remote={remote} slot={slot} onRetry={retry} />}>
        <ShownFilling remote={remote} filling={loading.module} given={given} />
      </Suspense>
    </ErrorBoundary>
  )
}
