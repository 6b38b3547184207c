import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { texts } from '../texts'
import { ConfirmDialog } from './confirm-dialog'

/** Asks before a page is left, or the tab closed, while `isDirty`: put it anywhere on the page. */
export function UnsavedWarning({
  isDirty,
  onAsk,
}: {
  readonly isDirty: boolean
  /** Called when the question opens, and when the page stays. Until then the page must not navigate, which would answer it. */
  onAsk?(isOpen: boolean): void
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  const isOpen = blocker.state === 'blocked'
  const isAsking = blocker.state !== 'unblocked'
  useEffect(() => onAsk?.(isAsking), [isAsking, onAsk])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isDirty || !isOpen ? texts.leave.title : texts.leave.savedTitle}
      confirm={texts.leave.go}
      cancel={texts.leave.stay}
      isDangerous={isDirty}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <div aria-live="polite">{isDirty || !isOpen ? texts.leave.body : texts.leave.savedBody}</div>
    </ConfirmDialog>
  )
}
