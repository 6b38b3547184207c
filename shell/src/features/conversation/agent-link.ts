import type { AgentServerFrame } from '@clarity/contracts/agent-protocol'
import type { DemoSession } from '@clarity/contracts/demo-session'
import type { Voice } from './voice'

export interface AgentLinkEvents {
  /** The agent listens. */
  onReady: () => void
  onFrame: (frame: AgentServerFrame) => void
  /** Once, for whatever reason; not after `drop`. */
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

/** How the agent of one provider is reached, and who hears and speaks meanwhile. */
export interface AgentAccess {
  readonly voice: Voice
  open(session: DemoSession, events: AgentLinkEvents): AgentLink
}

/** What a browser says of a connection that was cut. */
export const lostCode = 1006
