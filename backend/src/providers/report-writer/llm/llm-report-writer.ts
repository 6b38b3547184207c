import type { ProviderFinding } from '@clarity/contracts'
import { isTooShort, spokenLanguage } from '@clarity/offline-language'
import type { LlmUse } from '../../llm/ask-for-json.js'
import { checkLlm } from '../../llm/check-llm.js'
import { LlmFailure } from '../../llm/llm-failure.js'
import type { Llm } from '../../llm/llm.js'
import { llmSettingsShown } from '../../llm/llm-settings-shown.js'
import { llmTexts } from '../../llm/texts.js'
import type { ProviderDescription } from '../../port.js'
import { shown } from '../../settings.js'
import { writerCheckTexts } from '../check-texts.js'
import { grounding as groundingHere, type Grounding } from '../grounding/grounding.js'
import { discardRun, type SaveRun } from '../report-run.js'
import { type ConversationToReport, type CountedTalk, ReportWriter, type WrittenReport } from '../report-writer.js'
import { combineByLlm, combinePromptVersion } from './combine-by-llm.js'
import { goalsByLlm } from './goals-by-llm.js'
import { llmRun } from './llm-run.js'
import { reportByLlm } from './report-by-llm.js'
import { reportPromptVersion } from './report-prompt.js'
import { type FallbackReason, writerTexts } from './texts.js'
import { Ungrounded } from './ungrounded.js'

/**
 * A language model writes the report, and only statements that the conversation supports are kept. If no usable answer
 * comes in time, the offline writer's report is published instead. It stays until a new report is requested.
 */
export class LlmReportWriter extends ReportWriter {
  constructor(
    private readonly llm: Llm,
    private readonly offline: ReportWriter,
    private readonly grounding: Grounding = groundingHere,
  ) {
    super()
  }

  override async write(source: ConversationToReport, saveRun = discardRun): Promise<WrittenReport> {
    if (isTooShort(source.transcript)) return this.offline.write(source, saveRun)
    return this.attempt([source], reportPromptVersion, saveRun, {
      byModel: (limit, use) => this.writeByModel(source, limit, use),
      instead: async (reason) => {
        const report = await this.offline.write(source)
        const warnings = [writerTexts.fellBack(reason), ...(report.meta.warnings ?? [])]
        return { ...report, meta: { ...report.meta, warnings } }
      },
    })
  }

  override judge(source: ConversationToReport): Promise<CountedTalk> {
    const use: LlmUse = { calls: 0, tokens: { input: 0, output: 0 } }
    return this.judgeByModel(source, AbortSignal.timeout(this.llm.settings.timeLimitMs), use)
  }

  override combine(sources: readonly ConversationToReport[], prompt: string, saveRun = discardRun): Promise<string> {
    return this.attempt(sources, combinePromptVersion, saveRun, {
      byModel: (limit, use) => combineByLlm(this.means, sources, prompt, limit, use),
      instead: async (reason) => `${await this.offline.combine(sources, prompt)}\n\n${writerTexts.fellBack(reason)}`,
    })
  }

  override describe(): ProviderDescription {
    const { settings } = this.llm
    return {
      name: writerCheckTexts.llm.name(llmTexts.vendors[settings.vendor]),
      summary: writerCheckTexts.llm.summary,
      settings: [shown('REPORT_WRITER', settings.vendor), ...llmSettingsShown(settings)],
      webhooks: [],
    }
  }

  override check(): Promise<ProviderFinding[]> {
    return checkLlm(this.llm)
  }

  private get means() {
    return { llm: this.llm, grounding: this.grounding }
  }

  private async attempt<T>(
    sources: readonly ConversationToReport[],
    promptVersion: string,
    saveRun: SaveRun,
    ways: {
      byModel: (limit: AbortSignal, use: LlmUse) => Promise<T>
      instead: (reason: FallbackReason) => Promise<T>
    },
  ): Promise<T> {
    const use: LlmUse = { calls: 0, tokens: { input: 0, output: 0 } }
    const runOf = llmRun(this.llm.settings, promptVersion, sources)
    try {
      const written = await ways.byModel(AbortSignal.timeout(this.llm.settings.timeLimitMs), use)
      await saveRun(runOf(use, null))
      return written
    } catch (error) {
      if (!(error instanceof LlmFailure || error instanceof Ungrounded)) throw error
      await saveRun(runOf(use, error))
      return ways.instead(error.reason)
    }
  }

  private async judgeByModel(source: ConversationToReport, limit: AbortSignal, use: LlmUse): Promise<CountedTalk> {
    return this.grounding.goals(await goalsByLlm(this.llm, source, limit, use), source)
  }

  private async writeByModel(source: ConversationToReport, limit: AbortSignal, use: LlmUse): Promise<WrittenReport> {
    const language = spokenLanguage(source)
    const { dropped, marked, ...grounded } = await reportByLlm(this.means, source, language, limit, use)
    if (grounded.keyPoints.length === 0 || grounded.overview === '') throw new Ungrounded()
    const warnings = [
      writerTexts.byModel,
      ...(dropped > 0 ? [writerTexts.dropped(dropped)] : []),
      ...(marked > 0 ? [writerTexts.marked(marked)] : []),
    ]
    const counted = await this.judgeByModel(source, limit, use)
    return { ...grounded, ...counted, meta: { writer: 'llm', language, warnings } }
  }
}
