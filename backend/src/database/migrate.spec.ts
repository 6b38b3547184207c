import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { cloneDatabase, type ClonedDatabase, emptyDatabase } from '../../test/clone-database.js'
import { compileBackend } from '../../test/compiled-backend.js'
import { describeSchema } from '../../test/describe-schema.js'
import { withClient } from '../../test/with-client.js'
import { releasedDatabase } from '../../test/released-databases.js'
import { StartFailure } from '../start/start-failure.js'
import { migrate } from './migrate.js'
import { release } from './schema/release.js'

let database: ClonedDatabase

afterEach(() => database.drop())

const run = (statement: string) => withClient(database.url, (client) => client.query(statement))
const schema = () => withClient(database.url, describeSchema)

async function refusal(): Promise<string> {
  const before = await schema()
  const error = await migrate(database.url).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(StartFailure)
  expect(await schema()).toEqual(before)
  const { message } = error as StartFailure
  expect(message).not.toContain('\n')
  return message
}

describe('a database that this release must not touch', () => {
  it('needs a later release', async () => {
    database = await cloneDatabase()
    await run("UPDATE installation SET oldest_release = '12.0.0'")
    expect(await refusal()).toBe(
      `This database needs Clarity 12.0.0 or later, and this is ${release}: install a later release, or restore a backup from before the upgrade into a new database.`,
    )
  })

  it.each([
    ['a column', 'ALTER TABLE calls DROP COLUMN next_action', 'calls.next_action'],
    ['a table', 'DROP TABLE report_runs', 'report_runs.id'],
  ])('was made before the base, and lacks %s of it', async (_, statement, named) => {
    database = await releasedDatabase('0.1.0')
    await run(statement)
    expect(await refusal()).toBe(
      `This database was made by a Clarity from before 0.1.0, which cannot be upgraded (it has no ${named}): keep it with the build that made it, and set DATA_DIR to a new folder or DATABASE_URL to an empty database.`,
    )
  })

  it('belongs to another program', async () => {
    database = await emptyDatabase()
    await run('CREATE TABLE reports (id integer); CREATE TABLE sessions (id integer)')
    expect(await refusal()).toBe(
      'This database has tables of another program (reports, sessions): set DATABASE_URL to an empty database.',
    )
  })

  it('is new, and not in UTF-8', async () => {
    database = await emptyDatabase("ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER 'libc'")
    expect(await refusal()).toBe(
      "This database is in LATIN1, which cannot hold every text: create a new one with ENCODING 'UTF8'.",
    )
  })

  it('has had every migration, and lost a column since', async () => {
    database = await cloneDatabase()
    await run('ALTER TABLE paces DROP COLUMN free_at')
    expect(await refusal()).toMatch(/but lacks paces\.free_at: .* Restore a backup into a new database\.$/)
  })
})

describe('a database of a later release that still serves this one', () => {
  it('is used without changes', async () => {
    database = await cloneDatabase()
    await run(`
      INSERT INTO migrations (timestamp, name) VALUES (1999999999999, 'Later1999999999999');
      ALTER TABLE paces ADD COLUMN later text`)
    const before = await schema()
    await migrate(database.url)
    expect(await schema()).toEqual(before)
  })
})

describe('a migration', () => {
  beforeEach(async () => {
    database = await releasedDatabase('0.1.0')
  })

  it('is done once when several processes start at once', async () => {
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])
    expect(await schema()).toEqual(await withClient(inject('templateUrl'), describeSchema))
  })

  it('waits for a table that is in use without holding up those who use it', async () => {
    await withClient(database.url, async (reader) => {
      await reader.query('BEGIN; LOCK TABLE migrations IN SHARE MODE')
      const migrating = migrate(database.url)
      const waits = () =>
        reader
          .query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'migrations'::regclass")
          .then((r) => r.rowCount)
      await vi.waitFor(async () => expect(await waits()).toBe(1), { timeout: 10_000 })
      // It leaves the lock queue, and other sessions may read and write the tables that it has not changed yet.
      await vi.waitFor(async () => expect(await waits()).toBe(0), { timeout: 10_000, interval: 20 })
      await reader.query('COMMIT')
      await migrating
    })
    expect(await schema()).toEqual(await withClient(inject('templateUrl'), describeSchema))
  })

  it('that is killed is done by the next start', async () => {
    const compiled = await compileBackend()
    const program = `import(${JSON.stringify(join(compiled.dir, 'database', 'migrate.js'))})
      .then(({ migrate }) => migrate(${JSON.stringify(database.url)}))`
    await withClient(database.url, async (reader) => {
      // It creates its tables, and then waits to record the migration.
      await reader.query('BEGIN; LOCK TABLE migrations IN SHARE MODE')
      const before = await schema()
      const process = spawn('node', ['--input-type=module', '--eval', program], { stdio: 'inherit' })
      const waits = () =>
        reader
          .query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'migrations'::regclass")
          .then((r) => r.rowCount)
      await vi.waitFor(async () => expect(await waits()).toBe(1), { timeout: 20_000 })
      process.kill('SIGKILL')
      await once(process, 'exit')
      await reader.query('COMMIT')
      await vi.waitFor(async () => expect(await schema()).toEqual(before))
    })
    await compiled.remove()
    await migrate(database.url)
    expect(await schema()).toEqual(await withClient(inject('templateUrl'), describeSchema))
  })
})
