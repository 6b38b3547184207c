import type { TranscriptEntry } from '@clarity/contracts'
import type { DataSource } from 'typeorm'

export const talk: TranscriptEntry[] = [
  turn('agent', 'Good morning, what would you like to practice today?', 0),
  turn('user', 'I want to ask my manager for a clear budget, and I am nervous about it.', 5),
  turn('agent', 'Let us begin with the reason you need the budget.', 12),
  turn('user', 'The team lost two customers because we answered too late, and that worries me a lot.', 18),
  turn('agent', 'That is a strong reason. Can you send me the numbers by Friday?', 27),
  turn('user', 'Yes, I will send the numbers on Thursday.', 34),
]

function turn(role: TranscriptEntry['role'], message: string, time_in_call_secs: number): TranscriptEntry {
  return { role, message, time_in_call_secs, tool_calls: [], duration: null }
}

/** Inserts a scenario and returns its id. */
export async function insertScenario(database: DataSource, title: string): Promise<string> {
  const id = crypto.randomUUID()
  await database.query(
    `INSERT INTO scenarios (id, icon, title, description, ai_prompt, post_call_prompt, language,
       manager_role_description, recipient_role_description)
     VALUES ($1, '*', $2, 'A talk.', 'Be kind.', 'Look at the budget.', 'en', 'Manager', 'Colleague')`,
    [id, title],
  )
  return id
}

/** Inserts a demo request of the manager flow and returns its id. */
export async function insertDemoRequest(database: DataSource, scenarioId: string, recipientName = 'Ada Lovelace') {
  const id = crypto.randomUUID()
  await database.query(
    `INSERT INTO demo_requests (id, role, scenario_id, manager_name, manager_phone, recipient_name, recipient_phone)
     VALUES ($1, 'manager', $2, 'Grace Hopper', '+14155550101', $3, '+14155550102')`,
    [id, scenarioId, recipientName],
  )
  return id
}

/** Inserts a finished conversation and returns its id. */
export async function insertConversation(
  database: DataSource,
  { demoRequestId = null, transcript = talk }: { demoRequestId?: string | null; transcript?: unknown } = {},
): Promise<string> {
  const id = crypto.randomUUID()
  await database.query(
    `INSERT INTO conversations
       (id, demo_request_id, provider, provider_conversation_id, counts, started_at, duration_secs, transcript)
     VALUES ($1, $2, 'builtin', $1, false, now(), 41.5, $3)`,
    [id, demoRequestId, JSON.stringify(transcript)],
  )
  return id
}
