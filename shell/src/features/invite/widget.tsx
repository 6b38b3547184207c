import { StandaloneStart } from '../conversation/standalone-start'
import { Conversation } from '../conversation/conversation'

interface WidgetProps {
  /** Once the conversation exists. */
  requestId: string | undefined
  startText: string
  actionText: string
  onStart: () => void
}

/** The conversation on the welcome screen, loaded once that is shown. */
export default function Widget({ requestId, onStart, ...texts }: WidgetProps) {
  if (requestId === undefined) return <StandaloneStart {...texts} onStart={onStart} />
  return <Conversation requestId={requestId} variant="widget" {...texts} hasBegun />
}
