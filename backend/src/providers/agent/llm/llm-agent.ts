import type { ProviderFinding } from '@clarity/contracts'
import { fewestUserTurns, longestReply, longestSecs, mostTurns, plainText } from '@clarity/offline-language'
import { Logger } from '@nestjs/common'
import type { Config } from '../../../config/config.js'
import { askForJson, type LlmUse } from '../../llm/ask-for-json.js'
import { checkLlm } from '../../llm/check-llm.js'
import { LlmFailure } from '../../llm/llm-failure.js'
import { limitsOf } from '../../llm/llm-limits.js'
import type { Llm } from '../../llm/llm.js'
import { llmSettingsShown } from '../../llm/llm-settings-shown.js'
import { SpendingHeld } from '../../../spending/spending.js'
import { llmTexts } from '../../llm/texts.js'
import type { ProviderDescription } from '../../port.js'
import { llmRun } from '../../report-writer/llm/llm-run.js'
import { discardRun, type SaveRun, type ReportRun } from '../../report-writer/report-run.js'
import { Agent, type AgentReply, type AgentScenario, type AgentTurn } from '../agent.js'
import { AgentDraft, agentPrompt, agentPromptVersion, agentSystem } from './agent-prompt.js'
import { agentSettings } from '../agent-settings.js'
import { agentTexts } from '../texts.js'

/** After a longer silence, the user thinks that the connection is lost. */
const patienceMs = 8000

/** Replies by a language model. If the model does not answer in time, the offline agent replies. */
export class LlmAgent extends Agent {
  private static readonly logger = new Logger(LlmAgent.name)

  constructor(
    private readonly llm: Llm,
    private readonly offline: Agent,
  ) {
    super()
  }

  override prepare(): Promise<void> {
    return this.offline.prepare()
  }

  /** The scenario's own opening line, which needs no model. */
  override open(scenario: AgentScenario): AgentReply | Promise<AgentReply> {
    return this.offline.open(scenario)
  }

  override async reply(
    scenario: AgentScenario,
    turns: readonly AgentTurn[],
    nowSecs: number,
    saveRun = discardRun,
  ): Promise<AgentReply> {
    // At the limit the agent says goodbye, even if the model would go on.
    if (nowSecs >= longestSecs || turns.length >= mostTurns) return this.offline.reply(scenario, turns, nowSecs)
    const use: LlmUse = { calls: 0, tokens: { input: 0, output: 0 } }
    const runOf = llmRun(this.llm.settings, agentPromptVersion, [{ transcript: turns }])
    const asked = await this.ask(scenario, turns, use)
    void this.keep(saveRun, runOf(use, 'text' in asked ? null : asked))
    return 'text' in asked ? asked : this.offline.reply(scenario, turns, nowSecs)
  }

  /** A model says in its own words what a prompt holds. */
  override sourcesOf(): Promise<null> {
    return Promise.resolve(null)
  }

  override describe(config: Config): ProviderDescription {
    const { settings } = this.llm
    return {
      name: agentTexts.llm.name(llmTexts.vendors[settings.vendor]),
      summary: agentTexts.llm.summary,
      settings: [...agentSettings(config), ...llmSettingsShown(settings)],
      webhooks: [],
    }
  }

  override check(): Promise<ProviderFinding[]> {
    return checkLlm(this.llm)
  }

  private async ask(
    scenario: AgentScenario,
    turns: readonly AgentTurn[],
    use: LlmUse,
  ): Promise<AgentReply | LlmFailure> {
    const limit = AbortSignal.timeout(Math.min(patienceMs, this.llm.settings.timeLimitMs))
    const question = {
      system: agentSystem,
      prompt: agentPrompt(scenario, turns, limitsOf(this.llm.settings)),
      schema: AgentDraft,
      maxTokens: 1000,
    }
    try {
      const { says, ends } = await askForJson(this.llm, question, limit, use)
      const text = plainText(says).slice(0, longestReply)
      if (!/[\p{L}\p{N}]/u.test(text)) return new LlmFailure('unusable')
      const userTurns = turns.filter(({ role }) => role === 'user').length
      return { text, closes: ends && userTurns >= fewestUserTurns }
    } catch (error) {
      // The person is in a conversation and cannot wait for the budget.
      if (error instanceof SpendingHeld) return new LlmFailure('held')
      if (!(error instanceof LlmFailure)) throw error
      LlmAgent.logger.warn(error.message)
      return error
    }
  }

  /** Not awaited: the reply must not wait for the run to be stored. A killed process may lose the run. */
  private async keep(saveRun: SaveRun, run: ReportRun): Promise<void> {
    try {
      await saveRun(run)
    } catch (error) {
      LlmAgent.logger.error(error)
    }
  }
}
