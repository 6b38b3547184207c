import type { AgentReply, AgentScenario, AgentTurn } from '@clarity/offline-language'
import type { KeepRun } from '../report-writer/report-run.js'
import { Port } from '../port.js'

export type { AgentReply, AgentScenario, AgentTurn }

/**
 * Plays the scenario's other side. What it says depends on the scenario and the turns alone, so nothing but the turns
 * needs to be kept, and a lost process changes nothing. Never throws, whatever was said, and answers within seconds.
 * Asked twice it may say two different things: what was stored is what was said.
 */
export abstract class Agent extends Port {
  /** Makes it ready. Before that its replies may take up less of what was said. */
  abstract prepare(): Promise<void>
  abstract open(scenario: AgentScenario): AgentReply | Promise<AgentReply>
  /**
   * `turns` ends with what the person said last; `nowSecs` is the second of the conversation it is answered at. `keepRun`
   * is told what asking a language model took, where one was asked, and is not waited for.
   */
  abstract reply(
    scenario: AgentScenario,
    turns: readonly AgentTurn[],
    nowSecs: number,
    keepRun?: KeepRun,
  ): AgentReply | Promise<AgentReply>
}
