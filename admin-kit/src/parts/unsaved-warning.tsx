import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { texts } from '../texts'
import { ConfirmDialog } from './confirm-dialog'

/** Asks before a page is left, or the tab closed, while `isDirty`: put it anywhere on the page. */
export function UnsavedWarning({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={texts.leave.title}
      confirm={texts.leave.go}
      cancel={texts.leave.stay}
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {texts.leave.body}
    </ConfirmDialog>
  )
}
