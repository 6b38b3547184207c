import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { contentsOf, restoreInto, untilWaiting, useBackupProcesses, useBackupStage } from '../../test/backup-stage.js'
import type { ClonedDatabase } from '../../test/clone-database.js'
import { withClient } from '../../test/with-client.js'
import { releasedDatabase } from '../../test/released-databases.js'
import { StartFailure } from '../start/start-failure.js'
import { migrations } from '../database/migrations/migrations.js'
import { backupDatabase } from './backup-database.js'
import { openArchive } from './open-archive.js'

const run = promisify(execFile)

const stage = useBackupStage()
const startProcess = useBackupProcesses()

describe('a backup', () => {
  it('brings every row, the schema and the sequences into another database', async () => {
    const { rows } = await backupDatabase(stage.source.url, stage.folder.file, () => undefined)
    expect(await restoreInto(stage.target, stage.folder.file)).toMatchObject({ rows })
    expect(await contentsOf(stage.target)).toEqual(await contentsOf(stage.source))
  })

  it('of an older release is brought up to this one', async () => {
    const old = await releasedDatabase('0.1.0')
    await backupDatabase(old.url, stage.folder.file, () => undefined)
    await old.drop()
    await restoreInto(stage.target, stage.folder.file)
    expect(await contentsOf(stage.target)).toEqual(await contentsOf(stage.source))
  })

  it('is a tar file whose checksums an ordinary program confirms, for its owner alone', async () => {
    await backupDatabase(stage.source.url, stage.folder.file, () => undefined)
    expect((await stat(stage.folder.file)).mode & 0o777).toBe(0o600)
    await run('tar', ['xzf', stage.folder.file, '-C', stage.folder.path])
    await expect(
      run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: stage.folder.path }),
    ).resolves.toBeDefined()
    const manifest = JSON.parse(await readFile(join(stage.folder.path, 'manifest.json'), 'utf8')) as object
    expect(manifest).toMatchObject({
      product: 'clarity',
      format: 1,
      migrations: migrations.map(({ name }) => name),
    })
  })

  it('holds large tables in parts', async () => {
    const large = await releasedDatabase('0.1.0')
    await withClient(large.url, (client) =>
      client.query(`INSERT INTO paces SELECT repeat(md5(i::text), 300) || i, now() FROM generate_series(1, 1500) i`),
    )
    await backupDatabase(large.url, stage.folder.file, () => undefined)
    const { stdout } = await run('tar', ['tzf', stage.folder.file])
    expect(stdout.match(/data\/public\.paces\/\d+\.copy/g)!.length).toBeGreaterThan(1)
    await restoreInto(stage.target, stage.folder.file)
    const paces = async ({ url }: ClonedDatabase) =>
      (await withClient(url, (client) => client.query<object>('SELECT * FROM paces ORDER BY key'))).rows
    expect(await paces(stage.target)).toEqual(await paces(large))
    await large.drop()
  })

  it('is a snapshot of one moment, however long it takes', async () => {
    const before = await contentsOf(stage.source)
    await withClient(stage.source.url, async (client) => {
      await client.query('BEGIN; LOCK TABLE voice_events IN ACCESS EXCLUSIVE MODE')
      const backup = backupDatabase(stage.source.url, stage.folder.file, () => undefined)
      await untilWaiting(client, 'voice_events')
      await withClient(stage.source.url, (other) =>
        other.query("INSERT INTO opt_outs VALUES ('+14155550999', 'STOP', 'test')"),
      )
      await client.query('COMMIT')
      await backup
    })
    await withClient(stage.source.url, (client) => client.query("DELETE FROM opt_outs WHERE phone = '+14155550999'"))
    await restoreInto(stage.target, stage.folder.file)
    expect((await contentsOf(stage.target)).rows).toEqual(before.rows)
  })

  it('that is killed leaves no file that looks complete, and the next one is complete', async () => {
    await withClient(stage.source.url, async (client) => {
      await client.query('BEGIN; LOCK TABLE voice_events IN ACCESS EXCLUSIVE MODE')
      const process = startProcess(
        `backupDatabase(${JSON.stringify(stage.source.url)}, ${JSON.stringify(stage.folder.file)}, () => {})`,
      )
      await untilWaiting(client, 'voice_events')
      process.kill('SIGKILL')
      await once(process, 'exit')
      await client.query('ROLLBACK')
    })
    const [left, ...others] = await readdir(stage.folder.path)
    expect([left, others]).toEqual([expect.stringMatching(/^clarity\.tar\.gz\..+\.partial$/), []])
    await expect(openArchive(join(stage.folder.path, left!))).rejects.toThrow(StartFailure)
    await backupDatabase(stage.source.url, stage.folder.file, () => undefined)
    expect((await readdir(stage.folder.path)).toSorted()).toEqual(['clarity.tar.gz', left])
    await restoreInto(stage.target, stage.folder.file)
  })

  it('that collides with another one of the same name leaves one complete file, and says which failed', async () => {
    const ends = await Promise.allSettled(
      [1, 2, 3].map(() => backupDatabase(stage.source.url, stage.folder.file, () => undefined)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = ends.find((end) => end.status === 'rejected')
    expect(String(refused?.reason)).toMatch(/clarity\.tar\.gz was written by another program in the meantime/)
    expect(await readdir(stage.folder.path)).toEqual(['clarity.tar.gz'])
    await restoreInto(stage.target, stage.folder.file)
  })

  it('leaves out tables that are not part of Clarity, and says so', async () => {
    const tampered = await releasedDatabase('0.2.0')
    await withClient(tampered.url, (client) =>
      client.query('CREATE TABLE mine (id serial PRIMARY KEY); ALTER TABLE paces ADD COLUMN theirs text'),
    )
    const said: string[] = []
    await backupDatabase(tampered.url, stage.folder.file, (line) => said.push(line))
    await tampered.drop()
    expect(said).toEqual(['Left out, because no release of Clarity made it: mine, paces.theirs'])
    await restoreInto(stage.target, stage.folder.file)
  })

  it.each([
    [
      'a database of a later release',
      `CREATE TABLE migrations (id serial, name text);
       INSERT INTO migrations (name) VALUES ('First1763700000000'), ('Later1999999999999')`,
      /^The database has been migrated by a later release of Clarity than this [\d.]+ \(Later1999999999999\): run the backup of that release\.$/,
    ],
    ['an empty database', '', /^The database has no tables of Clarity: set DATA_DIR or DATABASE_URL /],
    [
      'a database from before the base',
      `CREATE TABLE migrations (id serial, name text); INSERT INTO migrations (name) VALUES ('First1763700000000')`,
      /^The database was made by a Clarity from before 0\.1\.0, .* copy its folder, or use pg_dump\.$/,
    ],
  ])('of %s is refused in one line, and leaves no file', async (_, statement, expected) => {
    await withClient(stage.target.url, (client) => client.query(statement))
    await expect(backupDatabase(stage.target.url, stage.folder.file, () => undefined)).rejects.toThrow(expected)
    expect(await readdir(stage.folder.path)).toEqual([])
  })

  it('whose database disconnects fails, and leaves no file', async () => {
    await withClient(stage.source.url, async (client) => {
      await client.query('BEGIN; LOCK TABLE voice_events IN ACCESS EXCLUSIVE MODE')
      const backup = backupDatabase(stage.source.url, stage.folder.file, () => undefined)
      const failed = expect(backup).rejects.toThrow(/terminat/)
      await untilWaiting(client, 'voice_events')
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'clarity backup'",
      )
      await failed
      await client.query('ROLLBACK')
    })
    expect(await readdir(stage.folder.path)).toEqual([])
  })
})
