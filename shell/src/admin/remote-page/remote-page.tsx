import { FullScreenSpinner } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { Suspense, useCallback } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { filesOf } from '../remotes/file-arrival'
import { loadRemote } from '../remotes/load-remote'
import { texts } from '../texts'
import { BrokenModule } from './broken-module'
import { CrashedPage } from './crashed-page'
import { ShownPage } from './shown-page'
import { SuspendedPage } from './suspended-page'
import { useModule } from './use-module'

interface RemotePageProps {
  readonly remote: ActiveRemote
  readonly route: string
}

/** A remote's page. Every failure in it ends here, with the module's name and a way to retry. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const load = useCallback((from: ActiveRemote) => loadRemote(from, filesOf(from, route)), [route])
  const { loading, retry } = useModule(remote, load)
  if (loading.state === 'loading') return <FullScreenSpinner />
  const broken = (reason: string) => (
    <BrokenModule title={texts.broken.title(remote.title)} remote={remote} reason={reason} onRetry={retry} />
  )
  if (loading.state === 'failed') return broken(loading.reason)
  const Page = loading.module.pages[route]
  if (!Page) return broken(texts.broken.misses(route))
  return (
    <ErrorBoundary
      onReset={retry}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <CrashedPage remote={remote} error={error} onRetry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<SuspendedPage remote={remote} onRetry={retry} />}>
        <ShownPage remote={remote} route={route} page={Page} />
      </Suspense>
    </ErrorBoundary>
  )
}
