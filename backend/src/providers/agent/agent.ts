import type { AgentReply, AgentScenario, AgentTurn, ReplySources } from '@clarity/offline-language'
import type { SaveRun } from '../report-writer/report-run.js'
import { Port } from '../port.js'

export type { AgentReply, AgentScenario, AgentTurn, ReplySources }

/**
 * Plays the agent's part in the scenario. A reply depends on the scenario and the turns alone, so no state is kept and
 * a restart loses nothing. Never throws, for any input, and answers within seconds. Two calls with the same turns may
 * give different replies: the stored reply is the one that was said.
 */
export abstract class Agent extends Port {
  /** Loads what the agent needs. Before that its replies may use less of the user's turn. */
  abstract prepare(): Promise<void>
  abstract open(scenario: AgentScenario): AgentReply | Promise<AgentReply>
  /**
   * `turns` ends with the user's last turn; `nowSecs` is the second of the conversation at which it is answered. If a
   * language model was asked, `saveRun` receives the record of that run, and is not awaited.
   */
  abstract reply(
    scenario: AgentScenario,
    turns: readonly AgentTurn[],
    nowSecs: number,
    saveRun?: SaveRun,
  ): AgentReply | Promise<AgentReply>

  /** Where in the prompt the words of its reply to `turns` come from; null if it cannot tell. */
  abstract sourcesOf(scenario: AgentScenario, turns: readonly AgentTurn[], reply: string): Promise<ReplySources | null>
}
