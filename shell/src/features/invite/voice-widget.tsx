import { BegunWelcome, type BeginWelcome } from '@clarity/contracts/demo-session'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Notice } from '../../parts/notice'
import { postJson, type CallFailed } from '../../site/api-client'
import { loadPage } from '../../site/load-page'
import { welcomeTexts } from '../../texts'

/** Loaded once, however often the welcome is shown. */
const Widget = lazy(() => loadPage(() => import(/* webpackChunkName: "conversation" */ './widget')))

/** The state of the widget that this one replaces. */
export interface PreviousWidget {
  /** The request that it has created. */
  readonly requestId?: string
  readonly failure?: string
  /** Whether it has been tapped. */
  readonly isTapped?: boolean
}

interface VoiceWidgetProps {
  email: string
  onStarted: () => void
  before: PreviousWidget
}

/** The start button for talking with Clarity. The request is created by the tap, not by viewing the page. */
export function VoiceWidget({ email, onStarted, before }: VoiceWidgetProps) {
  const [requestId, setRequestId] = useState(before.requestId)
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState(before.failure)

  const { isTapped } = before
  useEffect(() => {
    if (isTapped) void start()
    // Only at mount: later starts need another tap.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  async function start() {
    if (isStarting) return
    setStarting(true)
    setFailure(undefined)
    try {
      const begun = await postJson('/api/welcome', { email } satisfies BeginWelcome, BegunWelcome)
      setRequestId(begun.requestId)
      onStarted()
    } catch (error) {
      setFailure((error as CallFailed).message)
    }
    setStarting(false)
  }

  return (
    <>
      <Suspense fallback={<WidgetSkeleton />}>
        <Widget
          requestId={requestId}
          startText={isStarting ? welcomeTexts.starting : welcomeTexts.start}
          actionText={welcomeTexts.action}
          onStart={() => void start()}
        />
      </Suspense>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  )
}

export function WidgetSkeleton() {
  return (
    <div className="widget-skeleton">
      <span className="skeleton" />
      <span className="unseen">{welcomeTexts.loading}</span>
    </div>
  )
}
