import { BeginAlone } from '../conversation/begin-alone'
import { Conversation } from '../conversation/conversation'

interface WidgetProps {
  /** Once the conversation exists. */
  requestId: string | undefined
  startText: string
  actionText: string
  onStart: () => void
}

/** What of the conversation the welcome shows; fetched once the welcome is on screen. */
export default function Widget({ requestId, onStart, ...texts }: WidgetProps) {
  if (requestId === undefined) return <BeginAlone {...texts} onStart={onStart} />
  return <Conversation requestId={requestId} variant="widget" {...texts} hasBegun />
}
