import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EmbeddedStage, kept, query, readNote, writeNote } from '../../../test/embedded-stage.js'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import { isPostmaster } from './postmaster.js'

const stage = new EmbeddedStage()

let children: ChildProcess[]

beforeEach(() => {
  children = []
})

// Runs before the stage stops its own users of the server.
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})

const serverPid = () => Number(readFileSync(join(stage.cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
const guardPids = () =>
  execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('clarity-database-guard') && line.includes(stage.dataDir))
    .map((line) => Number.parseInt(line, 10))

const typescriptHooks = new URL('../../../test/typescript-in-threads.mjs', import.meta.url).href

/** A separate process that uses the server until it is killed. */
async function startInChild(): Promise<{ url: string; kill(): Promise<void> }> {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)})
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(stage.dataDir)}, say: () => undefined, durable: false })
    console.log(url)
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--import', typescriptHooks, '--input-type=module', '--eval', program], {
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
  const first = await stage.start()
  await writeNote(first.url)
  const pid = serverPid()
  await first.stop()
  await first.stop()
  expect(isPostmaster(pid, stage.cluster)).toBe(false)
  const second = await stage.start()
  expect(await readNote(second.url)).toEqual(kept)
  expect(second.url).toBe(first.url)
})

test('the database is UTF-8 in the built-in locale, in UTC, with checksums, on 127.0.0.1 and behind a password', async () => {
  const { url } = await stage.start()
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
  const first = await stage.start()
  await writeNote(first.url)
  process.kill(serverPid(), 'SIGKILL')
  await first.stop()
  expect(await readNote((await stage.start()).url)).toEqual(kept)
})

test('a server that is killed while it is used comes back at the same address', async () => {
  const { url } = await stage.start()
  await writeNote(url)
  process.kill(serverPid(), 'SIGKILL')
  await expect.poll(() => stage.said.at(-1), { timeout: 20_000 }).toContain('restarted')
  expect(await readNote(url)).toEqual(kept)
})

test('the server of a killed process exits', async () => {
  const child = await startInChild()
  const pid = serverPid()
  await child.kill()
  await expect.poll(() => isPostmaster(pid, stage.cluster), { timeout: 20_000 }).toBe(false)
})

test('an orphaned server is adopted', async () => {
  const child = await startInChild()
  await writeNote(child.url)
  const pid = serverPid()
  for (const guard of guardPids()) process.kill(guard, 'SIGKILL')
  await child.kill()
  const { url } = await stage.start()
  expect(serverPid()).toBe(pid)
  expect(await readNote(url)).toEqual(kept)
})

test('two processes that start at once share one server, and the last one to stop ends it', async () => {
  const [here, again, there] = await Promise.all([stage.start(), stage.start(), startInChild()])
  expect([again.url, there.url]).toEqual([here.url, here.url])
  const pid = serverPid()
  await here.stop()
  await again.stop()
  expect(await query(there.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await there.kill()
  await expect.poll(() => isPostmaster(pid, stage.cluster), { timeout: 20_000 }).toBe(false)
})

test('a killed process does not keep the server alive for the others', async () => {
  const child = await startInChild()
  const here = await stage.start()
  const pid = serverPid()
  for (const guard of guardPids()) process.kill(guard, 'SIGKILL')
  await child.kill()
  await here.stop()
  expect(isPostmaster(pid, stage.cluster)).toBe(false)
})

test('an incomplete initialisation after a crash is moved aside', async () => {
  mkdirSync(join(stage.cluster, 'base'), { recursive: true })
  mkdirSync(join(stage.dataDir, 'postgres', 'new-cluster-0', 'cluster'), { recursive: true })
  writeFileSync(join(stage.dataDir, 'postgres', 'password'), 'of the attempt that failed')
  const { url } = await stage.start()
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(existsSync(`${stage.cluster}-incomplete`)).toBe(true)
  expect(existsSync(join(stage.dataDir, 'postgres', 'new-cluster-0'))).toBe(false)
})

test('a pid file that names a living stranger does not keep the server from starting', async () => {
  await (await stage.start()).stop()
  writeFileSync(
    join(stage.cluster, 'postmaster.pid'),
    `${process.pid}\n${stage.cluster}\n1700000000\n5432\n\n127.0.0.1\n0 0\n`,
  )
  const { url } = await stage.start()
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a DATA_DIR that cannot be written is one line that says what to do', async () => {
  writeFileSync(stage.dataDir, 'a file')
  const failure = await stage.start().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EmbeddedPostgresError)
  expect(String(failure)).toMatch(
    /^EmbeddedPostgresError: DATA_DIR \S+ cannot be used \(.+set DATA_DIR to another one\.$/,
  )
})

test('data of another major version are refused in one line', async () => {
  await (await stage.start()).stop()
  writeFileSync(join(stage.cluster, 'PG_VERSION'), '17\n')
  await expect(stage.start()).rejects.toThrow(/is of PostgreSQL 17, and this is 18: .+ set another DATA_DIR\.$/)
})
