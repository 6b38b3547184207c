import type { DataSource } from 'typeorm'
import { insertConversation, insertDemoRequest, insertScenario } from './conversation-rows.js'

/** Inserts a report in the given state and returns its id. */
export async function insertReport(
  database: DataSource,
  state: 'preparing' | 'written' | 'failed',
  content = '{"id":"r"}',
): Promise<string> {
  const id = crypto.randomUUID()
  const demoRequestId = await insertDemoRequest(database, await insertScenario(database, 'Budget talk'))
  const conversationId = await insertConversation(database, { demoRequestId })
  await database.query(
    `INSERT INTO reports (id, demo_request_id, conversation_id, version, wanted_version, content)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      demoRequestId,
      conversationId,
      state === 'written' ? 1 : 0,
      state === 'failed' ? 0 : 1,
      state === 'written' ? content : null,
    ],
  )
  return id
}

/** Inserts a combined report in the given state and returns its id. */
export async function insertCombinedReport(
  database: DataSource,
  state: 'preparing' | 'written' | 'failed',
  content = '# Combined',
): Promise<string> {
  const id = crypto.randomUUID()
  await database.query(
    `INSERT INTO combined_reports (id, prompt, state, content, conversation_count, generated_at)
     VALUES ($1, 'Sum it up.', $2, $3, 2, CASE WHEN $3::text IS NULL THEN NULL ELSE now() END)`,
    [id, state, state === 'written' ? content : null],
  )
  return id
}
