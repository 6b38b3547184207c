import type { DemoSession } from '@clarity/contracts/demo-session'
import type { AgentAccess, AgentLinkEvents } from '../conversation/agent-link'
import { ElevenLabsLink } from './elevenlabs-link'
import { ElevenLabsVoice } from './elevenlabs-voice'

/** The provider's agent, with its own speech input and output. */
export class ElevenLabsAccess implements AgentAccess {
  readonly voice = new ElevenLabsVoice()

  open(session: DemoSession, events: AgentLinkEvents): ElevenLabsLink {
    return new ElevenLabsLink(session, this.voice, events)
  }
}
