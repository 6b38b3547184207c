import { detectLanguage, promptHeadings } from '@clarity/offline-language'
import { askForJson, type LlmUse } from '../../llm/ask-for-json.js'
import { limitsOf } from '../../llm/llm-limits.js'
import type { Llm } from '../../llm/llm.js'
import type { Grounding } from '../grounding/grounding.js'
import type { ConversationToReport } from '../report-writer.js'
import { CombinedDraft } from './combined-draft.js'
import { combinedPrompt, combinedSystem } from './combined-prompt.js'
import { writerTexts } from './texts.js'
import { Ungrounded } from './ungrounded.js'

export { combinePromptVersion } from './combined-prompt.js'

/** Markdown with the headings of the manager's prompt. Each statement names its conversations. */
export async function combineByLlm(
  { llm, grounding }: { llm: Llm; grounding: Grounding },
  sources: readonly ConversationToReport[],
  wish: string,
  limit: AbortSignal,
  use: LlmUse,
): Promise<string> {
  const headings = promptHeadings(wish)
  const limits = limitsOf(llm.settings)
  const { prompt, isCut } = combinedPrompt(sources, wish, headings, limits)
  const question = { system: combinedSystem, prompt, schema: CombinedDraft, maxTokens: limits.answerTokens }
  const draft = await askForJson(llm, question, limit, use)
  const said = draft.sections.flatMap(({ statements }) => statements.map(({ text }) => text)).join(' ')
  const language = detectLanguage(said, 'en')
  const { markdown, dropped, marked, kept } = await grounding.combined(draft, sources, headings, wish, language)
  if (kept === 0) throw new Ungrounded()
  const notes = [
    writerTexts.combinedByModel,
    ...(isCut ? [writerTexts.combinedCut] : []),
    ...(dropped > 0 ? [writerTexts.dropped(dropped)] : []),
    ...(marked > 0 ? [writerTexts.marked(marked)] : []),
  ]
  return `${markdown}\n\n${notes.join(' ')}`
}
