import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useCallback, useEffect } from 'react'
import { useReport } from './failure-reports'
import { inspectPage } from './inspect-page'

/** Looks what a remote has done to the page: when it is called, when its page is shown, and when it is left. */
export function useInspection(remote: ActiveRemote): () => void {
  const report = useReport()
  return useCallback(() => {
    const found = inspectPage()
    if (found !== null) report(remote, found)
  }, [remote, report])
}

/** Inspects while a remote's page is shown; call it in a component around the page, whose effects then come later. */
export function useInspectedPage(remote: ActiveRemote): void {
  const inspect = useInspection(remote)
  useEffect(() => {
    inspect()
    // A module that empties the body takes the navigation with it.
    const watch = new MutationObserver(inspect)
    watch.observe(document.body, { childList: true })
    return () => {
      watch.disconnect()
      // After the clean-up of the page itself.
      queueMicrotask(inspect)
    }
  }, [inspect])
}
