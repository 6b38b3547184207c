import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  contentsOf,
  restoreInto,
  tablesIn,
  untilWaiting,
  useBackupProcesses,
  useBackupStage,
} from '../../test/backup-stage.js'
import { withClient } from '../../test/with-client.js'
import { pack, unpack } from '../../test/repack-archive.js'
import { queryOf } from '../database/schema/query.js'
import { prepareQueueSchema } from '../jobs/queue-schema.js'
import { StartFailure } from '../start/start-failure.js'
import { backupDatabase } from './backup-database.js'

const stage = useBackupStage()
const startProcess = useBackupProcesses()

beforeEach(async () => {
  await backupDatabase(stage.source.url, stage.folder.file, () => undefined)
})

describe('a restore', () => {
  it('that is killed leaves an empty database, into which the next one restores', async () => {
    await withClient(stage.target.url, async (client) => {
      // A restore empties the queue's tables after its migrations.
      await prepareQueueSchema(queryOf(client))
      await client.query('BEGIN; LOCK TABLE pgboss.queue IN SHARE MODE')
      const process = startProcess(
        `restoreDatabase(${JSON.stringify(stage.target.url)}, await openArchive(${JSON.stringify(stage.folder.file)}), () => {})`,
      )
      await untilWaiting(client, 'pgboss.queue')
      process.kill('SIGKILL')
      await once(process, 'exit')
      await client.query('ROLLBACK')
    })
    await vi.waitFor(async () => expect(await tablesIn(stage.target)).toEqual([]), { timeout: 10_000 })
    await restoreInto(stage.target, stage.folder.file)
    expect(await contentsOf(stage.target)).toEqual(await contentsOf(stage.source))
  })

  it.each([
    ['with tables', 'CREATE TABLE mine (id integer)', 'the table mine'],
    ['of a Clarity', 'CREATE TABLE admins (id text)', 'the table admins'],
  ])('into a database %s is refused', async (_, statement, named) => {
    await withClient(stage.target.url, (client) => client.query(statement))
    const before = await tablesIn(stage.target)
    await expect(restoreInto(stage.target, stage.folder.file)).rejects.toThrow(
      new StartFailure(
        `The database is not empty (it has ${named}): nothing was restored; set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
      ),
    )
    expect(await tablesIn(stage.target)).toEqual(before)
  })

  it('whose rows break a foreign key keeps nothing', async () => {
    await unpack(stage.folder)
    const part = join(stage.folder.path, 'data/public.live_turns/00001.copy')
    const rows = await readFile(part, 'utf8')
    await writeFile(part, rows.replace(/^[0-9a-f]{32}/, '0'.repeat(32)))
    await pack(stage.folder)
    await expect(restoreInto(stage.target, stage.folder.file)).rejects.toThrow(
      /^The backup does not fit its own schema \(.* violates foreign key constraint .*\): nothing was restored; use another backup\.$/,
    )
    expect(await tablesIn(stage.target)).toEqual([])
  })
})
