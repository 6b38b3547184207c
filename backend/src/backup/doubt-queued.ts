import type { Query } from '../database/schema/query.js'

const reason = 'restored from a backup: the provider is asked first'

/**
 * What was queued at the time of a backup may have gone out since, from the installation that was lost. So the next
 * worker asks the provider about it, as about any attempt with an unknown outcome, before it sends or calls.
 */
export async function doubtQueued(query: Query): Promise<void> {
  for (const table of ['sms_messages', 'calls'])
    await query(`UPDATE ${table} SET state = 'unknown', error = $1 WHERE state = 'queued'`, [reason])
}
