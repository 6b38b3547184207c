import * as v from 'valibot'
import { AgentInitiationData } from './agent-protocol.js'
import { Email } from './email.js'
import { Id } from './text.js'
import { TranscriptRole } from './transcript.js'

/** The demo page's data before the conversation starts. A GET without side effects. */
export const DemoPage = v.object({
  /** `open` can be started and `in_conversation` resumed; the others have ended. */
  state: v.picklist(['open', 'in_conversation', 'finished', 'expired', 'opted_out', 'awaiting_manager']),
  scenarioTitle: v.string(),
  scenarioDescription: v.string(),
  /** As in the scenario; absent from answers of older releases, like the next one. */
  scenarioIcon: v.optional(v.string()),
  /** The manager who asked for the demo; null if the person asked. */
  invitedBy: v.optional(v.nullable(v.string())),
  recipientName: v.string(),
  recipientRole: v.string(),
  language: v.string(),
  /** Path of the report's short link once it exists, written or not. */
  reportPath: v.nullable(v.string()),
  /** There was a link to a report, and it no longer works. Absent from answers of older releases. */
  isReportClosed: v.optional(v.boolean()),
})
export type DemoPage = v.InferOutput<typeof DemoPage>

/**
 * A turn said before this page connected, or reconnected. `at` is the second of the conversation, `messageId` the id
 * under which the page sent the words: a listed turn need not be sent again.
 */
export const SaidTurn = v.object({
  role: TranscriptRole,
  message: v.string(),
  at: v.number(),
  messageId: v.optional(v.string()),
})
export type SaidTurn = v.InferOutput<typeof SaidTurn>

/** How a provider's agent closed a connection: its WebSocket close code and reason. */
export const ClosedConnection = v.object({
  code: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(4999)),
  reason: v.pipe(v.string(), v.maxLength(200)),
})
export type ClosedConnection = v.InferOutput<typeof ClosedConnection>

/**
 * Optional body of POST /api/demo/{requestId}/session: how the page's last connection was closed, so the server
 * learns why the provider refused. Nothing of it is stored.
 */
export const BeginDemoSession = v.optional(v.object({ closed: v.optional(ClosedConnection) }))
export type BeginDemoSession = v.InferOutput<typeof BeginDemoSession>

/** Answer of POST /api/demo/{requestId}/session: the agent's address, and the turns so far. */
export const DemoSession = v.object({
  provider: v.picklist(['builtin', 'elevenlabs']),
  conversationId: Id,
  /** Address of the agent's WebSocket, valid once; a path of this site for the built-in agent. */
  signedUrl: v.string(),
  language: v.string(),
  /** The name of the role that the agent plays; null if the scenario gives none, absent from older releases. */
  agentName: v.optional(v.nullable(v.string())),
  turns: v.array(SaidTurn),
  /**
   * What the page's first frame must carry, unchanged: it selects the scenario for a provider's agent. `text_only`
   * is present if the agent allows it; a page that sends audio leaves it out. Absent with the built-in agent, which
   * knows its scenario.
   */
  initiation: v.optional(AgentInitiationData),
})
export type DemoSession = v.InferOutput<typeof DemoSession>

/** Body of POST /api/welcome: the welcome screen begins a self demo without a phone number. */
export const BeginWelcome = v.object({ email: Email })
export type BeginWelcome = v.InferOutput<typeof BeginWelcome>

/** 201: the demo request whose session the widget then opens. */
export const BegunWelcome = v.object({ requestId: Id })
export type BegunWelcome = v.InferOutput<typeof BegunWelcome>

/** Idle timeout: a page that is gone for longer ends its conversation (docs/behaviour.md#conversations). */
export const idleTimeoutSecs = 30

/** Longest text of one turn. */
export const spokenTextMaxLength = 2000

export const demoSessionTexts = {
  finished: 'This conversation is finished.',
  expired: 'This invitation has expired. Ask for a new one.',
  optedOut: 'This number has opted out. Text START to the number that invited you to change that.',
  awaitingManager: 'This invitation is waiting for the person who requested it to confirm it.',
  agentAway: 'The agent cannot be reached right now. Please try again in a moment.',
  agentRefuses: 'Clarity’s voice is not available right now. It is not your fault. Please try again later.',
  noScenario: 'There is nothing to talk about yet: no scenario is available.',
} as const
