import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { lockDataDir, refuseRemoteOwner, type DataDirLock } from './lock-data-dir.js'

const silenceMs = 400

let dataDir: string
let said: string[]
let locks: DataDirLock[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clarity-lock-'))
  said = []
  locks = []
})

afterEach(() => {
  for (const taken of locks) taken.release()
  rmSync(dataDir, { recursive: true, force: true })
})

async function lock(): Promise<DataDirLock> {
  const taken = await lockDataDir(dataDir, (line) => said.push(line), silenceMs)
  locks.push(taken)
  return taken
}

const turns = () => readdirSync(join(dataDir, 'server.lock'))
const turnFile = () => join(dataDir, 'server.lock', turns()[0]!)

/** Leaves the lock file of a process that did not release it. */
async function leaveTurn(change: (text: string) => string): Promise<void> {
  const taken = await lock()
  const text = readFileSync(turnFile(), 'utf8')
  taken.release()
  writeFileSync(turnFile(), change(text))
}

const ofGoneProcess = (text: string) => text.replace(/^.*/, '999999999 1')
const ofOtherMachine = (text: string) => text.replace(/^.*\n.*/, '7 1\nanother boot pid:[1]')

test('a second process is refused in one line that says what to do', async () => {
  await lock()
  await expect(lock()).rejects.toThrow(
    `Clarity already runs on DATA_DIR ${dataDir} (process ${process.pid}): stop it, or set DATA_DIR to another folder.`,
  )
})

test('of several that start at once one gets in', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, lock))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a released DATA_DIR can be locked at once', async () => {
  const first = await lock()
  first.release()
  await lock()
  expect(turns()).toEqual(['2'])
})

test('the next start waits for a process that is ending', async () => {
  const first = await lock()
  first.announceEnd()
  const next = lock()
  const timer = setTimeout(() => first.release(), 200)
  onTestFinished(() => clearTimeout(timer))
  await next
  expect(readFileSync(turnFile(), 'utf8')).not.toContain('ending')
})

test('a killed process does not block the next start', async () => {
  await leaveTurn(ofGoneProcess)
  await lock()
  expect(said).toEqual([])
})

test('a second process is refused while one of another machine lives', async () => {
  await lock()
  writeFileSync(turnFile(), ofOtherMachine(readFileSync(turnFile(), 'utf8')))
  const refusal = `Clarity already runs on DATA_DIR ${dataDir} (process 7 of another machine or container): stop it,`
  await expect(lockDataDir(dataDir, () => undefined)).rejects.toThrow(refusal)
  await expect(refuseRemoteOwner(dataDir)).rejects.toThrow(refusal)
})

test('a process of another machine that has fallen silent is followed', async () => {
  await leaveTurn(ofOtherMachine)
  await lock()
  expect(said).toEqual([`Checking whether process 7 of another machine or container still uses DATA_DIR ${dataDir}`])
})

test('a process that shares the database of another on this machine is let in, also with no other there', async () => {
  await refuseRemoteOwner(dataDir)
  await lock()
  await refuseRemoteOwner(dataDir)
})

test('one start with sudo does not lock the owner of DATA_DIR out', async () => {
  if (process.getuid?.() === 0) chownSync(dataDir, 65_534, 65_534)
  await lock()
  expect(statSync(join(dataDir, 'server.lock')).uid).toBe(statSync(dataDir).uid)
})

test('a DATA_DIR that was deleted meanwhile does not keep its process from ending', async () => {
  const taken = await lock()
  rmSync(dataDir, { recursive: true })
  taken.announceEnd()
  taken.release()
})
