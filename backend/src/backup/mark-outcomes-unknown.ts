import type { Query } from '../database/schema/query.js'

const reason = 'restored from a backup: the provider is asked first'

/**
 * A message or call that was queued at the time of the backup may since have gone out from the lost installation. Its
 * outcome counts as unknown: the next worker asks the provider about it before it sends or calls.
 */
export async function markOutcomesUnknown(query: Query): Promise<void> {
  for (const table of ['sms_messages', 'calls'])
    await query(`UPDATE ${table} SET state = 'unknown', error = $1 WHERE state = 'queued'`, [reason])
}
