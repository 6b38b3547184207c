import type { EntityManager } from 'typeorm'
import { StartFailure } from '../start/start-failure.js'
import { combinedReportIds } from './seed-combined-reports.js'
import { seedId } from './seed-id.js'
import { seedPeople } from './seed-people.js'

const idsOf = (kind: string) => seedPeople.map(({ name }) => seedId(`${kind} of ${name}`))

/** Throws StartFailure if the database has conversations but was never seeded: they may be real ones. */
export async function requireSeedable(manager: EntityManager): Promise<void> {
  const [{ held, seeded }] = await manager.query<[{ held: boolean; seeded: boolean }]>(
    `SELECT EXISTS (SELECT FROM conversations) AS held,
       EXISTS (SELECT FROM conversations WHERE id = ANY ($1)) AS seeded`,
    [idsOf('conversation')],
  )
  if (held && !seeded)
    throw new StartFailure(
      'This database has conversations that did not come from a seed, so it was not changed: name another one by DATA_DIR or DATABASE_URL, start Clarity on it once, and seed that.',
    )
}

/** Removes the rows of an earlier seed, with everything that belongs to its demo requests. */
export async function removeSeed(manager: EntityManager): Promise<void> {
  const [requests, reports] = [idsOf('request'), idsOf('report')]
  await manager.query('DELETE FROM report_views WHERE report_id = ANY ($1)', [reports])
  await manager.query('DELETE FROM short_codes WHERE target_id = ANY ($1)', [
    [...requests, ...reports, ...combinedReportIds],
  ])
  await manager.query('DELETE FROM combined_reports WHERE id = ANY ($1)', [combinedReportIds])
  await manager.query('DELETE FROM demo_requests WHERE id = ANY ($1)', [requests])
  await manager.query('DELETE FROM opt_outs WHERE phone = ANY ($1)', [seedPeople.map(({ phone }) => phone)])
}
