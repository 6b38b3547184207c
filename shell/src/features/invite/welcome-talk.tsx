import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { CallFailed } from '../../site/api-client'
import { loadPage } from '../../site/load-page'
import { readPageData } from '../../site/page-data'
import type { ProviderWidgetProps } from './provider-widget'
import { VoiceWidget, WidgetSkeleton, type PreviousWidget } from './voice-widget'

const ProviderWidget = lazy<ComponentType<ProviderWidgetProps>>(() =>
  loadPage(() => import(/* webpackChunkName: "provider-widget" */ './provider-widget')).catch(() => ({
    default: NoProviderWidget,
  })),
)

interface WelcomeTalkProps {
  email: string
  onStarted: () => void
}

/** The provider's widget if its agent is configured; else, and whenever the widget fails, the page's own part. */
export function WelcomeTalk({ email, onStarted }: WelcomeTalkProps) {
  const [own, setOwn] = useState<PreviousWidget | null>(readPageData().agent ? null : {})
  if (own) return <VoiceWidget email={email} onStarted={onStarted} before={own} />

  function goOnWithoutIt(requestId: string | undefined, error: unknown) {
    if (requestId) setOwn({ requestId })
    else setOwn(error instanceof CallFailed ? { failure: error.message } : { isTapped: error !== null })
  }
  return (
    <Suspense fallback={<WidgetSkeleton />}>
      <ProviderWidget email={email} onStarted={onStarted} onUnable={goOnWithoutIt} />
    </Suspense>
  )
}

/** Shown if the widget could not be loaded or the browser is too old for it. */
function NoProviderWidget({ onUnable }: ProviderWidgetProps) {
  useEffect(() => onUnable(undefined, null), [onUnable])
  return null
}
