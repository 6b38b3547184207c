import { BegunWelcome, type BeginWelcome } from '@clarity/contracts/demo-session'
import { lazy, Suspense, useState } from 'react'
import { Notice } from '../../parts/notice'
import { postJson, type CallFailed } from '../../site/api-client'
import { loadPage } from '../../site/load-page'
import { welcomeTexts } from '../../texts'

/** Loaded once, however often the welcome is shown. */
const Widget = lazy(() => loadPage(() => import(/* webpackChunkName: "conversation" */ './widget')))

/** The way to talk with Clarity. Its request is made with the tap, so that looking at the page makes none. */
export function VoiceWidget({ email, onStarted }: { email: string; onStarted: () => void }) {
  const [requestId, setRequestId] = useState<string>()
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string>()

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

function WidgetSkeleton() {
  return (
    <div className="widget-skeleton">
      <span className="skeleton" />
      <span className="unseen">{welcomeTexts.loading}</span>
    </div>
  )
}
