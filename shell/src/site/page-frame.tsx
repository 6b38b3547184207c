import { Component, Suspense, type ReactNode } from 'react'
import { Button } from '../parts/button'
import { NoticeCard } from '../parts/notice-card'
import { Spinner } from '../parts/spinner'
import { failureTexts } from '../texts'

/** Holds a page whose code may still be on its way: the spinner meanwhile, a card and never a blank page if it fails. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <FailureCard>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </FailureCard>
  )
}

class FailureCard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    // The files of a newer release have other names; only a new page knows them.
    return (
      <NoticeCard title={failureTexts.title} message={failureTexts.message}>
        <Button onClick={() => location.reload()}>{failureTexts.reload}</Button>
        <a className="button plain" href="/">
          {failureTexts.home}
        </a>
      </NoticeCard>
    )
  }
}
