import type { DemoPage } from '@clarity/contracts/demo-session'
import { useEffect, useState } from 'react'
import type { CallFailed } from '../../site/api-client'
import { getDemoPage } from '../conversation/conversation.api'

export type DemoState = { step: 'loading' } | { step: 'failed'; error: CallFailed } | { step: 'known'; page: DemoPage }

/** The page's data, fetched once, and again on `retry`. */
export function useDemoPage(requestId: string) {
  const [state, setState] = useState<DemoState>({ step: 'loading' })
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    getDemoPage(requestId, leaving.signal).then(
      (page) => setState({ step: 'known', page }),
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
