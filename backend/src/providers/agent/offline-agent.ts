import type { ProviderFinding } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import type { ProviderDescription } from '../port.js'
import { Agent, type AgentReply, type AgentScenario, type AgentTurn } from './agent.js'
import { checkOfflineAgent } from './check-offline-agent.js'
import { openConversation } from './converse/open.js'
import { respond } from './converse/respond.js'
import { describeOfflineAgent } from './describe-offline-agent.js'
import { plainLanguageOf } from './plain/plain-language-of.js'
import { openPlainly, replyPlainly } from './plain/plain-talk.js'
import { readRole } from './role/read-role.js'
import { warm } from './warm-model.js'

/** Plays a scenario on this machine: it follows the goals of its prompt and takes up what the person says. */
export class OfflineAgent extends Agent {
  override prepare(): Promise<void> {
    return warm()
  }

  override open(scenario: AgentScenario): AgentReply {
    const plain = plainLanguageOf(scenario, [])
    return plain && !/[\p{L}\p{N}]/u.test(scenario.firstMessage) ? openPlainly(plain) : openConversation(scenario)
  }

  override reply(scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number): AgentReply {
    const plain = plainLanguageOf(scenario, turns)
    return plain ? replyPlainly(plain, turns, nowSecs) : respond(readRole(scenario), turns, nowSecs)
  }

  override describe(config: Config): ProviderDescription {
    return describeOfflineAgent(config)
  }

  override check(): Promise<ProviderFinding[]> {
    return checkOfflineAgent(this)
  }
}
