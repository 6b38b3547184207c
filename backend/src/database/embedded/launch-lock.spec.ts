import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLaunchLock } from './launch-lock.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clarity-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('only one caller is inside at a time', async () => {
  let inside = 0
  let most = 0
  const visit = () =>
    withLaunchLock(folder, async () => {
      most = Math.max(most, ++inside)
      await nextTurn()
      inside--
    })
  await Promise.all(Array.from({ length: 10 }, visit))
  expect(most).toBe(1)
  expect(readdirSync(folder)).toEqual(['10'])
})

test('a failing visitor releases the lock too, and its error is rethrown', async () => {
  await expect(withLaunchLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLaunchLock(folder, () => Promise.resolve('in'))).toBe('in')
})

test.each([
  ['a process that is gone', '999999999 1'],
  ['a process whose pid another process has now', `${process.pid} 1`],
])('the lock of %s is taken over', async (_, identity) => {
  writeFileSync(join(folder, '7'), identity)
  expect(await withLaunchLock(folder, () => Promise.resolve(readdirSync(folder)))).toEqual(['8'])
})
