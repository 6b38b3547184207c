import type { ProviderFinding } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import { bad, good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import type { Threads } from '../threads/threads.js'
import { agentSettings } from './agent-settings.js'
import type { AgentTasks } from './agent-tasks.js'
import { Agent, type AgentReply, type AgentScenario, type AgentTurn, type ReplySources } from './agent.js'
import { sampleScenario, sampleTurns } from './check-sample.js'
import { agentTexts } from './texts.js'

const texts = agentTexts.offline

/** Plays a scenario on this machine, in its own thread: its replies do not queue behind reports. */
export class OfflineAgent extends Agent {
  constructor(private readonly threads: Threads<AgentTasks>) {
    super()
  }

  override prepare(): Promise<void> {
    return this.threads.run('prepareAgent')
  }

  override async open(scenario: AgentScenario): Promise<AgentReply> {
    const reply = await this.threads.run('open', scenario)
    // Reads ahead while the person listens. A reply reads what could not be read now.
    this.threads.run('read', scenario).catch(() => undefined)
    return reply
  }

  override reply(scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number): Promise<AgentReply> {
    return this.threads.run('reply', scenario, turns, nowSecs)
  }

  override sourcesOf(
    scenario: AgentScenario,
    turns: readonly AgentTurn[],
    reply: string,
  ): Promise<ReplySources | null> {
    return this.threads.run('sources', scenario, turns, reply)
  }

  override describe(config: Config): ProviderDescription {
    return { name: texts.name, summary: texts.summary, settings: agentSettings(config), webhooks: [] }
  }

  override async check(): Promise<ProviderFinding[]> {
    await this.prepare()
    const { text } = await this.reply(sampleScenario, sampleTurns, 6)
    return [text === '' ? bad(texts.silent, texts.silentRemedy) : good(texts.works)]
  }
}
