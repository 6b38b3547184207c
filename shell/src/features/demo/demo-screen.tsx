import { demoSessionTexts, type DemoPage } from '@clarity/contracts/demo-session'
import { NoticeCard } from '../../parts/notice-card'
import { useScreen } from '../../parts/use-screen'
import { Conversation } from '../conversation/conversation'
import { FinishedNotice } from '../conversation/finished-notice'
import { DemoHeader } from './demo-header'
import { HomeLink } from './home-link'
import { demoTexts } from './texts'

interface DemoScreenProps {
  requestId: string
  page: DemoPage
  /** The microphone was allowed before: the conversation starts with the page. */
  needsNoTap: boolean
}

export function DemoScreen(props: DemoScreenProps) {
  switch (props.page.state) {
    case 'expired':
      return <Closed message={demoSessionTexts.expired} />
    case 'opted_out':
      return <Closed message={demoSessionTexts.optedOut} />
    case 'awaiting_manager':
      return <Closed title={demoTexts.waits} message={demoSessionTexts.awaitingManager} />
    case 'open':
    case 'in_conversation':
    case 'finished':
      return <Talk {...props} />
  }
}

function Closed({ title = demoTexts.over, message }: { title?: string; message: string }) {
  return (
    <NoticeCard title={title} message={message}>
      <HomeLink />
    </NoticeCard>
  )
}

function Talk({ requestId, page, needsNoTap }: DemoScreenProps) {
  useScreen(page.scenarioTitle)
  const goesOn = page.state === 'in_conversation'
  return (
    <main className="demo">
      <DemoHeader page={page} />
      {page.state === 'finished' ? (
        <section className="conversation page">
          <FinishedNotice requestId={requestId} />
        </section>
      ) : (
        <Conversation
          requestId={requestId}
          variant="page"
          hasBegun={needsNoTap}
          startText={goesOn ? demoTexts.goOn : demoTexts.start}
          actionText={goesOn ? demoTexts.goOnAction : demoTexts.action}
          isUnderWay={goesOn}
        />
      )}
    </main>
  )
}
