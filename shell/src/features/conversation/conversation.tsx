import './conversation.css'
import { AgentName } from './agent-name'
import { BeginNotice } from './begin-notice'
import { FinishedNotice } from './finished-notice'
import { OverNotice } from './over-notice'
import { TalkView } from './talk-view'
import { overTexts, talkTexts } from './texts'
import { useEndElsewhere } from './use-end-elsewhere'
import { useConversation, type StartsWhen } from './use-conversation'

interface ConversationProps {
  requestId: string
  /** `page` fills the screen and, like `widget`, waits for a tap; `call` has been answered. */
  variant: 'page' | 'widget' | 'call'
  startText: string
  actionText: string
  /** Overrides the variant: whether it starts at once, without its own notice and button. */
  hasBegun?: boolean
  /** It has already started, and may end before this page resumes it. */
  isUnderWay?: boolean
}

const usualStart = { page: 'tapped', widget: 'tapped', call: 'now' } satisfies Record<string, StartsWhen>

/** One conversation from the notice to the link of its report. */
export function Conversation({ requestId, variant, startText, actionText, hasBegun, isUnderWay }: ConversationProps) {
  const askedFor = hasBegun ? 'now' : 'tapped'
  const conversation = useConversation(requestId, hasBegun === undefined ? usualStart[variant] : askedFor)
  useEndElsewhere(requestId, isUnderWay === true && conversation.status === 'idle', conversation.endElsewhere)
  return (
    <section className={`conversation ${variant}`} aria-label={talkTexts.title}>
      <AgentName value={conversation.agentName}>
        <Step {...{ conversation, requestId, startText, actionText }} />
      </AgentName>
    </section>
  )
}

type StepProps = Omit<ConversationProps, 'variant' | 'hasBegun' | 'isUnderWay'> & {
  conversation: ReturnType<typeof useConversation>
}

function Step({ conversation, requestId, startText, actionText }: StepProps) {
  const { status, sentence, captions, language, start } = conversation
  switch (status) {
    case 'idle':
      return <BeginNotice {...{ startText, actionText }} onStart={start} />
    case 'connecting':
    case 'talking':
    case 'reconnecting':
      return <TalkView {...conversation} requestId={requestId} status={status} />
    case 'ended':
      return <FinishedNotice {...{ requestId, captions, language }} />
    case 'replaced':
      return (
        <OverNotice
          title={overTexts.replacedTitle}
          message={overTexts.replaced}
          action={overTexts.takeOver}
          onAction={start}
          {...{ captions, language }}
        />
      )
    case 'failed':
      return (
        <OverNotice
          title={overTexts.failedTitle}
          message={sentence ?? overTexts.failed}
          action={overTexts.tryAgain}
          onAction={start}
          {...{ captions, language }}
        />
      )
  }
}
