import type { ConversationToReport, WrittenReport } from '@clarity/offline-language'
import { Port } from '../port.js'
import type { KeepRun } from './report-run.js'

export type { ConversationToReport, WrittenReport }

export abstract class ReportWriter extends Port {
  /** A report whose evidence is verbatim from the given turns. Accepts any transcript; may be called twice. */
  abstract write(conversation: ConversationToReport, keepRun?: KeepRun): Promise<WrittenReport>

  /** Non-empty markdown without HTML, links or images: one report over at least one conversation. */
  abstract combine(conversations: readonly ConversationToReport[], prompt: string, keepRun?: KeepRun): Promise<string>
}
