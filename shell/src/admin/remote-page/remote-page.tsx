import { FullScreenSpinner, Route, Routes } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { ErrorBoundary } from 'react-error-boundary'
import { texts } from '../texts'
import { BrokenModule } from './broken-module'
import { CrashedPage } from './crashed-page'
import { useRemote } from './use-remote'

interface RemotePageProps {
  readonly remote: ActiveRemote
  readonly route: string
}

/** A remote's page. Every failure in it ends here, with the module's name and a way to retry. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const { loading, retry } = useRemote(remote)
  if (loading.state === 'loading') return <FullScreenSpinner />
  if (loading.state === 'failed')
    return (
      <BrokenModule title={texts.broken.title(remote.title)} remote={remote} reason={loading.reason} onRetry={retry} />
    )
  const Page = loading.module.pages[route]
  if (!Page)
    return (
      <BrokenModule
        title={texts.broken.title(remote.title)}
        remote={remote}
        reason={texts.broken.misses(route)}
        onRetry={retry}
      />
    )
  return (
    <ErrorBoundary
      onReset={retry}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <CrashedPage remote={remote} error={error} onRetry={resetErrorBoundary} />
      )}
    >
      <Routes>
        <Route path={`${route.slice('/admin/'.length)}/*`} element={<Page />} />
      </Routes>
    </ErrorBoundary>
  )
}
