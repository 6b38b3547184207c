import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js'
import { isPostmaster } from './postmaster.js'

const asRoot = process.getuid?.() === 0

let parent: string
let dataDir: string
let said: string[]
let cluster: string
let running: EmbeddedPostgres[]
let children: ChildProcess[]

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'clarity-embedded-')))
  chmodSync(parent, 0o711)
  dataDir = join(parent, 'data')
  cluster = join(dataDir, 'postgres', 'cluster')
  said = []
  running = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const server of running) await server.stop()
  const elsewhere = storeSaid()
  if (elsewhere) rmSync(elsewhere, { recursive: true, force: true })
  rmSync(parent, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, say: (line) => said.push(line), durable: false })
  running.push(server)
  return server
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(text)
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const writeNote = (url: string) => query(url, "CREATE TABLE note AS SELECT 'kept' AS text")
const readNote = (url: string) => query(url, 'SELECT text FROM note')
const kept = [{ text: 'kept' }]

const storeSaid = () => /\/var\/tmp\/clarity-\w+/.exec(said.join('\n'))?.[0]
const serverPid = (folder = cluster) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
const guardPids = () =>
  execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('clarity-database-guard') && line.includes(dataDir))
    .map((line) => Number.parseInt(line, 10))

/** A process of its own that uses the server until it is killed. */
async function startInChild(): Promise<{ url: string; kill(): Promise<void> }> {
  const program = `
    import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) => next(name.startsWith('./') ? name.replace(/\\.js$/, '.ts') : name, context) })
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)})
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, say: () => undefined, durable: false })
    console.log(url)
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: url.toString().trim(),
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

test('a stopped server is gone, and the next start finds its data at the same address', async () => {
  const first = await start()
  await writeNote(first.url)
  const pid = serverPid()
  await first.stop()
  await first.stop()
  expect(isPostmaster(pid, cluster)).toBe(false)
  const second = await start()
  expect(await readNote(second.url)).toEqual(kept)
  expect(second.url).toBe(first.url)
})

test('the database is UTF-8 in the built-in locale, in UTC, with checksums, on 127.0.0.1 and behind a password', async () => {
  const { url } = await start()
  const settings = await query(
    url,
    `SELECT current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone,
      current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS addresses,
      current_setting('unix_socket_directories') AS sockets,
      (SELECT datlocale FROM pg_database WHERE datname = current_database()) AS locale`,
  )
  expect(settings).toEqual([
    { encoding: 'UTF8', zone: 'UTC', checksums: 'on', addresses: '127.0.0.1', sockets: '', locale: 'C.UTF-8' },
  ])
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('a start after the server was killed finds what was committed', async () => {
  const first = await start()
  await writeNote(first.url)
  process.kill(serverPid(), 'SIGKILL')
  await first.stop()
  expect(await readNote((await start()).url)).toEqual(kept)
})

test('a server that is killed while it is used comes back at the same address', async () => {
  const { url } = await start()
  await writeNote(url)
  process.kill(serverPid(), 'SIGKILL')
  await expect.poll(() => said.at(-1), { timeout: 20_000 }).toContain('started again')
  expect(await readNote(url)).toEqual(kept)
})

test('the server of a killed process ends by itself', async () => {
  const child = await startInChild()
  const pid = serverPid()
  await child.kill()
  await expect.poll(() => isPostmaster(pid, cluster), { timeout: 20_000 }).toBe(false)
})

test('an orphaned server is adopted', async () => {
  const child = await startInChild()
  await writeNote(child.url)
  const pid = serverPid()
  for (const guard of guardPids()) process.kill(guard, 'SIGKILL')
  await child.kill()
  const { url } = await start()
  expect(serverPid()).toBe(pid)
  expect(await readNote(url)).toEqual(kept)
})

test('two processes that start at once share one server, and the last one to stop ends it', async () => {
  const [here, again, there] = await Promise.all([start(), start(), startInChild()])
  expect([again.url, there.url]).toEqual([here.url, here.url])
  const pid = serverPid()
  await here.stop()
  await again.stop()
  expect(await query(there.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await there.kill()
  await expect.poll(() => isPostmaster(pid, cluster), { timeout: 20_000 }).toBe(false)
})

test('a killed process does not keep the server alive for the others', async () => {
  const child = await startInChild()
  const here = await start()
  const pid = serverPid()
  for (const guard of guardPids()) process.kill(guard, 'SIGKILL')
  await child.kill()
  await here.stop()
  expect(isPostmaster(pid, cluster)).toBe(false)
})

test('what a crash left of an initialisation is put aside', async () => {
  mkdirSync(join(cluster, 'base'), { recursive: true })
  mkdirSync(join(dataDir, 'postgres', 'new-cluster-0', 'cluster'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'password'), 'of the attempt that failed')
  const { url } = await start()
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(existsSync(`${cluster}-incomplete`)).toBe(true)
  expect(existsSync(join(dataDir, 'postgres', 'new-cluster-0'))).toBe(false)
})

test('a pid file that names a living stranger does not keep the server from starting', async () => {
  await (await start()).stop()
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n0 0\n`)
  const { url } = await start()
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a server starts under a folder that only its owner can enter, and finds its data again', async () => {
  chmodSync(parent, 0o700)
  const first = await start()
  await writeNote(first.url)
  await first.stop()
  expect(await readNote((await start()).url)).toEqual(kept)
  expect(storeSaid() !== undefined).toBe(asRoot)
})

test('who deletes DATA_DIR under such a folder gets an empty database', async () => {
  chmodSync(parent, 0o700)
  const first = await start()
  await writeNote(first.url)
  await first.stop()
  rmSync(dataDir, { recursive: true })
  await expect(readNote((await start()).url)).rejects.toThrow('relation "note" does not exist')
})

test('what a deleted temporary DATA_DIR left elsewhere is swept away by another start', async () => {
  chmodSync(parent, 0o700)
  await (await start()).stop()
  const abandoned = storeSaid()
  rmSync(dataDir, { recursive: true })
  said = []
  dataDir = join(parent, 'another')
  await start()
  expect(abandoned !== undefined && existsSync(abandoned)).toBe(false)
})

test('a DATA_DIR that cannot be written is one line that says what to do', async () => {
  writeFileSync(dataDir, 'a file')
  const failure = await start().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EmbeddedPostgresError)
  expect(String(failure)).toMatch(
    /^EmbeddedPostgresError: DATA_DIR \S+ cannot be used \(.+set DATA_DIR to another one\.$/,
  )
})

test('data of another major version are refused in one line', async () => {
  await (await start()).stop()
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(/are of PostgreSQL 17, and this is 18: .+ set another DATA_DIR\.$/)
})
