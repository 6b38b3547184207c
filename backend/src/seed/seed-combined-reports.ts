import { defaultCombinedReportPrompt } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import type { ReportWriter } from '../providers/report-writer/report-writer.js'
import { insertRows } from './insert-rows.js'
import { minutesAfter, type SeedCalendar } from './seed-calendar.js'
import type { SeedConversation } from './seed-demo.js'
import { seedId, seedShortCode } from './seed-id.js'

interface SeedCombinedReport {
  readonly name: string
  readonly prompt: string
  readonly daysAgo: number
  /** Indexes of the month's conversations. */
  readonly from: number
  readonly to: number
}

const asked: readonly SeedCombinedReport[] = [
  { name: 'first week', prompt: defaultCombinedReportPrompt, daysAgo: 22, from: 0, to: 4 },
  {
    name: 'promises',
    prompt: 'Which promises were made to the other side, by when, and which of them were vague? Quote each one.',
    daysAgo: 10,
    from: 3,
    to: 9,
  },
  {
    name: 'questions',
    prompt:
      'What good questions did people ask, and what did they learn from the answers? Write a short guide for a team.',
    daysAgo: 1,
    from: 8,
    to: 15,
  },
]

export const combinedReportIds = asked.map(({ name }) => seedId(`combined ${name}`))

/** Combined reports over several of the conversations, as if an admin had requested them. */
export async function seedCombinedReports(
  manager: EntityManager,
  {
    conversations,
    calendar,
    writer,
  }: {
    conversations: readonly SeedConversation[]
    calendar: SeedCalendar
    writer: ReportWriter
  },
): Promise<void> {
  for (const [order, { name, prompt, daysAgo, from, to }] of asked.entries()) {
    const id = seedId(`combined ${name}`)
    const chosen = conversations.slice(from, to)
    const createdAt = calendar.at(daysAgo, order)
    const content = await writer.combine(
      chosen.map(({ source }) => source),
      prompt,
    )
    const row = { id, prompt, state: 'written', content, conversation_count: chosen.length, created_at: createdAt }
    await insertRows(manager, 'combined_reports', [{ ...row, generated_at: minutesAfter(createdAt, 1) }])
    await insertRows(
      manager,
      'combined_report_conversations',
      chosen.map((conversation, at) => ({
        combined_report_id: id,
        position: at + 1,
        conversation_id: conversation.id,
      })),
    )
    const code = { code: seedShortCode(id), target_kind: 'combined_report', target_id: id, created_at: createdAt }
    await insertRows(manager, 'short_codes', [code])
  }
}
