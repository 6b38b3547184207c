import type { ConversationStatus } from './agent-connection'
import { talkTexts } from './texts'
import type { VoiceState } from './voice'

/** The sentence that says what happens now, and how the user can talk. */
export function statusSentence({ status, microphone, speaking }: VoiceState & { status: ConversationStatus }): string {
  if (status === 'connecting') return talkTexts.connecting
  if (status === 'reconnecting') return talkTexts.reconnecting
  if (speaking) return talkTexts.speaking
  switch (microphone) {
    case 'listening':
      return talkTexts.listening
    case 'open':
      return talkTexts.open
    case 'resting':
      return talkTexts.waiting
    case 'muted':
      return talkTexts.muted
    case 'unable':
      return talkTexts.unable
    case 'notAllowed':
    case 'noMicrophone':
    case 'unreachable':
      return talkTexts.problems[microphone]
  }
}
