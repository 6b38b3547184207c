import type { DemoSession } from '@clarity/contracts/demo-session'
import { VoiceConversation, type Callbacks, type DisconnectionDetails } from '@elevenlabs/client'
import { sessionOptions } from './session-options'

// The other thing that the widget imports of the client.
export { postOverallFeedback } from '@elevenlabs/client'

/** What a page does around a conversation that the widget holds. */
export interface WidgetTalk {
  /** Created with the tap: opening the page starts nothing. */
  openSession(): Promise<DemoSession>
  /** From now on the agent listens; the widget drops text typed before. */
  onConnected(): void
  onOver(): void
  /** It was not begun, or was lost: the person needs another way to talk. */
  onUnable(error: unknown): void
}

/** What the widget begins with; `talk` came with the event of the tap (use-widget-talk.ts). */
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

/** The rest speaks of an agent without a session: nothing of it may reach the provider, which refuses what is not allowed. */
function callbacksOf(options: object): Partial<Callbacks> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name.startsWith('on')))
}

async function askForMicrophone(): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  for (const track of stream.getTracks()) track.stop()
}
