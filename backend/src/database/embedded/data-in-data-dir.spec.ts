import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asRoot, EmbeddedStage, kept, query, readNote, writeNote } from '../../../test/embedded-stage.js'

const stage = new EmbeddedStage()

const home = () => join(stage.dataDir, 'postgres')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const storeOf = (dataDir: string) =>
  `/var/tmp/clarity-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`

async function leaveNote(): Promise<void> {
  const server = await stage.start()
  await writeNote(server.url)
  await server.stop()
}

/** A store that an earlier release made as root, below a folder that its server's account could not enter. */
function moveClusterElsewhere(): string {
  const store = storeOf(stage.dataDir)
  onTestFinished(() => rmSync(store, { recursive: true, force: true }))
  mkdirSync(store, { mode: 0o711 })
  writeFileSync(join(store, 'data-dir'), stage.dataDir)
  renameSync(stage.cluster, join(store, 'cluster'))
  return store
}

test('below a folder that only its owner can enter, all data is in DATA_DIR, and a crash loses none', async () => {
  chmodSync(stage.parent, 0o700)
  stage.dataDir = join(stage.parent, 'dätä 日本', 'data')
  const first = await stage.start()
  await query(first.url, 'CREATE EXTENSION pg_trgm')
  await writeNote(first.url)
  process.kill(Number(readFileSync(join(stage.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  await first.stop()
  const { url } = await stage.start()
  expect(await readNote(url)).toEqual(kept)
  expect(await query(url, "SELECT similarity('word', 'words') > 0.5 AS alike")).toEqual([{ alike: true }])
  expect(await query(url, 'SELECT pg_reload_conf() AS done')).toEqual([{ done: true }])
  expect(stage.storeSaid()).toBe(undefined)
  expect(existsSync(storeOf(stage.dataDir))).toBe(false)
})

test.each(['711', '700'])('a copy of DATA_DIR below a folder of mode %s opens with its data', async (octal) => {
  const mode = Number.parseInt(octal, 8)
  chmodSync(stage.parent, mode)
  await leaveNote()
  const copy = join(stage.parent, 'copy')
  execFileSync('cp', ['-a', stage.dataDir, copy])
  const original = await stage.start()
  const copied = await stage.start(copy)
  await query(copied.url, "INSERT INTO note VALUES ('added')")
  expect(await readNote(copied.url)).toEqual([...kept, { text: 'added' }])
  expect(await readNote(original.url)).toEqual(kept)
})

test('a new DATA_DIR is open only to the account that its server runs as', async () => {
  const former = process.umask(0o077)
  onTestFinished(() => void process.umask(former))
  await stage.start()
  for (const folder of [stage.dataDir, home(), stage.cluster]) {
    expect([folder, modeOf(folder)]).toEqual([folder, '700'])
    expect(statSync(folder).uid).toBe(statSync(stage.cluster).uid)
  }
  expect(statSync(stage.cluster).uid === 0).toBe(false)
  expect(modeOf(join(home(), 'password'))).toMatch(/^[46]00$/)
})

test.each(['711', '700'])('an existing DATA_DIR of mode %s keeps its mode and its owner', async (octal) => {
  const mode = Number.parseInt(octal, 8)
  mkdirSync(home(), { recursive: true })
  for (const folder of [stage.dataDir, home()]) chmodSync(folder, mode)
  await leaveNote()
  for (const folder of [stage.dataDir, home()]) {
    expect(modeOf(folder)).toBe(mode.toString(8))
    expect(statSync(folder).uid).toBe(process.getuid?.())
  }
  expect(await readNote((await stage.start()).url)).toEqual(kept)
})

test('a DATA_DIR of an older release, passable and its own, keeps working', async () => {
  await leaveNote()
  for (const folder of [stage.dataDir, home()]) {
    chmodSync(folder, 0o711)
    if (asRoot) chownSync(folder, 0, 0)
  }
  stage.said = []
  expect(await readNote((await stage.start()).url)).toEqual(kept)
  expect(stage.said).not.toContain('Creating the database')
})

test('a store elsewhere of an older release is used and named at every start, as root, whose it is', async () => {
  chmodSync(stage.parent, 0o700)
  await leaveNote()
  const store = moveClusterElsewhere()
  for (let round = 0; round < 2; round++) {
    stage.said = []
    const started = stage.start().then(async (server) => {
      const notes = await readNote(server.url)
      await server.stop()
      return notes
    })
    if (!asRoot) return expect(started).rejects.toThrow(/use the path where it ran/)
    expect(await started).toEqual(kept)
    expect(stage.said).toEqual([
      `The database is kept in ${store}, outside DATA_DIR ${stage.dataDir}: to move it, run 'npm run backup', then 'npm run restore' with a new DATA_DIR`,
    ])
    expect(existsSync(stage.cluster)).toBe(false)
  }
})

test('a DATA_DIR whose store is missing is refused in one line, and nothing is created', async () => {
  await leaveNote()
  rmSync(stage.cluster, { recursive: true })
  for (let round = 0; round < 2; round++)
    await expect(stage.start()).rejects.toThrow(/^DATA_DIR \S+ has a database's password but no database in .+\.$/)
  expect(existsSync(stage.cluster)).toBe(false)
})

test('who deletes DATA_DIR gets an empty database, also if its store lay elsewhere', async () => {
  chmodSync(stage.parent, 0o700)
  await leaveNote()
  moveClusterElsewhere()
  rmSync(stage.dataDir, { recursive: true })
  await expect(readNote((await stage.start()).url)).rejects.toThrow('relation "note" does not exist')
  expect(dirname(stage.cluster)).toBe(home())
})
