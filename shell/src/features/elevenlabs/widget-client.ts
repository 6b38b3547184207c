import type { DemoSession } from '@clarity/contracts/demo-session'
import { VoiceConversation, type Callbacks, type DisconnectionDetails } from '@elevenlabs/client'
import { sessionOptions } from './session-options'

// The widget also imports this from the client.
export { postOverallFeedback } from '@elevenlabs/client'

/** The page's callbacks for a conversation in the widget. */
export interface WidgetTalk {
  /** Created by the tap: opening the page has no side effects. */
  openSession(): Promise<DemoSession>
  /** The agent is connected; the widget drops text that was typed before. */
  onConnected(): void
  onOver(): void
  /** It could not start, or was lost: the user needs another way to talk. */
  onUnable(error: unknown): void
}

/** The widget's start options; `talk` was passed with the event of the tap (use-widget-talk.ts). */
type WidgetOptions = Partial<Callbacks> & { readonly talk: WidgetTalk }

/**
 * Replaces the provider's client in the widget (webpack.config.mjs): the widget needs the address before the tap, and
 * here it is requested with the tap (docs/adr/0012).
 */
export const Conversation = {
  async startSession({ talk, onDisconnect, ...options }: WidgetOptions) {
    try {
      // Checked before a conversation is created that could not continue.
      await askForMicrophone()
      const session = await talk.openSession()
      return await VoiceConversation.startSession({
        ...callbacksOf(options),
        ...sessionOptions(session),
        onConnect: () => talk.onConnected(),
        onDisconnect(details: DisconnectionDetails) {
          if (details.reason === 'error') return talk.onUnable(new Error(details.message))
          onDisconnect?.(details)
          talk.onOver()
        },
      })
    } catch (error) {
      talk.onUnable(error)
      throw error
    }
  },
}

/** The other options are for an agent without a session. They are dropped, because the provider may refuse them. */
function callbacksOf(options: object): Partial<Callbacks> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name.startsWith('on')))
}

async function askForMicrophone(): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  for (const track of stream.getTracks()) track.stop()
}
