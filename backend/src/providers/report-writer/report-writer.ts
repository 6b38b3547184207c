import type { ConversationToReport, CountedTalk, WrittenReport } from '@clarity/offline-language'
import { Port } from '../port.js'
import type { SaveRun } from './report-run.js'

export type { ConversationToReport, CountedTalk, WrittenReport }

export abstract class ReportWriter extends Port {
  /** A report whose evidence is verbatim from the given turns. Accepts any transcript; may be called twice. */
  abstract write(conversation: ConversationToReport, saveRun?: SaveRun): Promise<WrittenReport>

  /** The part of a report that is about its goals and how the person talked, without writing the report. */
  abstract judge(conversation: ConversationToReport): Promise<CountedTalk>

  /** Non-empty markdown without HTML, links or images: one report over at least one conversation. */
  abstract combine(conversations: readonly ConversationToReport[], prompt: string, saveRun?: SaveRun): Promise<string>
}
