import type { AgentServerFrame } from '@clarity/contracts/agent-protocol'
import type { DemoSession } from '@clarity/contracts/demo-session'
import type { Voice } from './voice'

export interface AgentLinkEvents {
  /** The agent listens. */
  onReady: () => void
  onFrame: (frame: AgentServerFrame) => void
  /** Called once, for every reason; not after `drop`. */
  onClosed: (code: number) => void
}

/** One connection with an agent. It is being made once there is a link. */
export interface AgentLink {
  /** The agent listens. */
  readonly ready: boolean
  /** The words come back in a frame with this id once they are stored. */
  say(words: string, id: string): void
  /** The conversation is over: what was said before still counts, then the link is closed. */
  end(): void
  /** As if the other side had closed it so. */
  close(code: number): void
  /** Closes and says nothing more. */
  drop(): void
}

/** The connection to one provider's agent, and the speech input and output used with it. */
export interface AgentAccess {
  readonly voice: Voice
  open(session: DemoSession, events: AgentLinkEvents): AgentLink
}

/** What a browser says of a connection that was cut. */
export const lostCode = 1006
