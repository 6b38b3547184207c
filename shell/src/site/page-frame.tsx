import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Button } from '../parts/button'
import { NoticeCard } from '../parts/notice-card'
import { Spinner } from '../parts/spinner'
import { failureTexts } from '../texts'

/** Shows a page whose code may still be loading: a spinner meanwhile, and a card if it fails. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<FailureCard />}>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

// The files of a newer release have other names, so the page must be reloaded.
const FailureCard = () => (
  <NoticeCard title={failureTexts.title} message={failureTexts.message}>
    <Button onClick={() => location.reload()}>{failureTexts.reload}</Button>
    <a className="button plain" href="/">
      {failureTexts.home}
    </a>
  </NoticeCard>
)
