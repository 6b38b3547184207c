import './demo.css'
import { Button } from '../../parts/button'
import { NoticeCard } from '../../parts/notice-card'
import { DemoScreen } from './demo-screen'
import { DemoSkeleton } from './demo-skeleton'
import { HomeLink } from './home-link'
import { demoTexts } from './texts'
import { useDemoPage } from './use-demo-page'

/** The page behind an invitation's link. Opening it has no side effects. */
export default function DemoPage({ requestId }: { requestId: string }) {
  const { state, retry } = useDemoPage(requestId)
  switch (state.step) {
    case 'loading':
      return <DemoSkeleton />
    case 'known':
      return <DemoScreen requestId={requestId} page={state.page} needsNoTap={state.needsNoTap} />
    case 'failed': {
      const { status, message, isSaid } = state.error
      if (status !== 404)
        return (
          <NoticeCard title={demoTexts.failed} message={message}>
            <Button onClick={retry}>{demoTexts.tryAgain}</Button>
          </NoticeCard>
        )
      return (
        <NoticeCard title={demoTexts.over} message={isSaid ? message : demoTexts.unknown}>
          <HomeLink />
        </NoticeCard>
      )
    }
  }
}
