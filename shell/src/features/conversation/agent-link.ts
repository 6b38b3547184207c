import type { AgentServerFrame } from '@clarity/contracts/agent-protocol'
import type { ClosedConnection, DemoSession } from '@clarity/contracts/demo-session'
import type { Voice } from './voice'

export interface AgentLinkEvents {
  /** The agent listens. */
  onReady: () => void
  onFrame: (frame: AgentServerFrame) => void
  /** Called once, for any reason; not after `drop`. `refused`: how a provider's agent closed it, for the server. */
  onClosed: (code: number, refused?: ClosedConnection) => void
}

/** One connection to an agent, which starts to connect when it is created. */
export interface AgentLink {
  /** The agent listens. */
  readonly ready: boolean
  /** The words are returned in a frame with this id once they are stored. */
  say(words: string, id: string): void
  /** Ends the conversation: earlier messages are stored, then the link is closed. */
  end(): void
  /** Behaves as if the other side had closed it with this code. */
  close(code: number): void
  /** Closes it without calling back. */
  drop(): void
}

/** The connection to one provider's agent, and the speech input and output used with it. */
export interface AgentAccess {
  readonly voice: Voice
  open(session: DemoSession, events: AgentLinkEvents): AgentLink
}

/** The close code of a browser for a lost connection. */
export const abnormalCloseCode = 1006
