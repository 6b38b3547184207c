import type { ProviderFinding } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { Config } from '../../config/config.js'
import { bad, good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { Agent, type AgentReply, type AgentScenario, type AgentTurn } from './agent.js'
import { agentSettings } from './agent-settings.js'
import { sampleScenario, sampleTurns } from './check-sample.js'
import { openConversation } from './converse/open.js'
import { respond } from './converse/respond.js'
import { plainLanguageOf } from './plain/plain-language-of.js'
import { openPlainly, replyPlainly } from './plain/plain-talk.js'
import { readRole } from './role/read-role.js'
import { agentTexts } from './texts.js'
import { warm } from './warm-model.js'

const texts = agentTexts.offline

/** Plays a scenario on this machine: it follows the goals of its prompt and takes up what the person says. */
@Injectable()
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
    const { name, summary } = texts
    return { name, summary, settings: agentSettings(config), webhooks: [] }
  }

  override async check(): Promise<ProviderFinding[]> {
    await this.prepare()
    const { text } = this.reply(sampleScenario, sampleTurns, 6)
    return [text === '' ? bad(texts.silent, texts.silentRemedy) : good(texts.works)]
  }
}
