import type { ProviderFinding } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import type { ProviderDescription } from '../port.js'
import type { Threads } from '../threads/threads.js'
import { Agent, type AgentReply, type AgentScenario, type AgentTurn } from './agent.js'
import type { AgentWork } from './agent-work.js'
import { checkOfflineAgent } from './check-offline-agent.js'
import { describeOfflineAgent } from './describe-offline-agent.js'

/** The offline agent in a thread of its own, so that its replies wait for no report. */
export class ThreadedAgent extends Agent {
  constructor(private readonly threads: Threads<AgentWork>) {
    super()
  }

  override prepare(): Promise<void> {
    return this.threads.run('prepareAgent')
  }

  override open(scenario: AgentScenario): Promise<AgentReply> {
    return this.threads.run('open', scenario)
  }

  override reply(scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number): Promise<AgentReply> {
    return this.threads.run('reply', scenario, turns, nowSecs)
  }

  override describe(config: Config): ProviderDescription {
    return describeOfflineAgent(config)
  }

  override check(): Promise<ProviderFinding[]> {
    return checkOfflineAgent(this)
  }
}
