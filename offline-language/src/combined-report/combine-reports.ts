import { loadLanguageModel } from '../language/tokens/language-model.js'
import type { ConversationToReport } from '../report/read/conversation-to-report.js'
import { analysedReport, countTalk } from '../report/write-report.js'
import type { Combined } from './combined-conversation.js'
import { combinedReport } from './combined-report.js'
import { conversationLabel } from './conversation-label.js'

/** Markdown without HTML, links or images: one report over at least one conversation, under the prompt's headings. */
export async function combineReports(sources: readonly ConversationToReport[], prompt: string): Promise<string> {
  const conversations: Combined[] = []
  for (const [at, source] of sources.entries()) {
    const { report, analysis } = await analysedReport(source)
    const counted = await countTalk(source, analysis?.conversation)
    const label = conversationLabel(source, at, sources)
    conversations.push({ source, report: { ...report, ...counted }, analysis, label })
  }
  return combinedReport(conversations, prompt, await loadLanguageModel())
}
