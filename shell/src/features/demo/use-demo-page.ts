import type { DemoPage } from '@clarity/contracts/demo-session'
import { useEffect, useState } from 'react'
import type { CallFailed } from '../../site/api-client'
import { getDemoPage } from '../conversation/conversation.api'
import { canAutoplay } from '../conversation/expected-talk'

export type DemoState =
  | { step: 'loading' }
  | { step: 'failed'; error: CallFailed }
  | { step: 'known'; page: DemoPage; needsNoTap: boolean }

/** The page's data, fetched once, and again on `retry`. */
export function useDemoPage(requestId: string) {
  const [state, setState] = useState<DemoState>({ step: 'loading' })
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    // Both before anything is shown: a talk that starts a moment later would replace the whole page.
    Promise.all([getDemoPage(requestId, leaving.signal), canAutoplay()]).then(
      ([page, needsNoTap]) => leaving.signal.aborted || setState({ step: 'known', page, needsNoTap }),
      (error: CallFailed) => leaving.signal.aborted || setState({ step: 'failed', error }),
    )
    return () => leaving.abort()
  }, [requestId, asked])

  return {
    state,
    retry() {
      setState({ step: 'loading' })
      setAsked(asked + 1)
    },
  }
}
