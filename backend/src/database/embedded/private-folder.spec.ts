import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canOwnFolders, createPrivateFolder } from './private-folder.js'

let parent: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'clarity-private-'))
})

afterEach(() => rmSync(parent, { recursive: true }))

const modeOf = (folder: string) => statSync(folder).mode & 0o777

test('a new folder is private, and the folders above it are as usual', () => {
  const folder = join(parent, 'above', 'folder')
  createPrivateFolder(folder, undefined)
  expect(modeOf(folder)).toBe(0o700)
  expect(modeOf(join(parent, 'above'))).toBe(0o777 & ~process.umask())
})

test('an existing folder keeps its mode, and a file in its place is refused', () => {
  chmodSync(parent, 0o750)
  createPrivateFolder(parent, undefined)
  expect(modeOf(parent)).toBe(0o750)
  writeFileSync(join(parent, 'file'), '')
  expect(() => createPrivateFolder(join(parent, 'file'), undefined)).toThrow('EEXIST')
})

test('a folder that cannot be given to the account is detected, and no files remain', () => {
  const self = { name: 'self', uid: process.getuid!(), gid: process.getgid!() }
  expect(canOwnFolders(self, parent)).toBe(true)
  // chown treats this id as 'no change', like a file system without owners.
  expect(canOwnFolders({ ...self, uid: 2 ** 32 - 1 }, parent)).toBe(false)
  expect(readdirSync(parent)).toEqual([])
})
