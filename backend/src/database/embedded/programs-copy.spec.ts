import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyPrograms } from './programs-copy.js'

let parent: string
let native: string
let copy: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'clarity-programs-'))
  native = join(parent, 'native')
  copy = join(parent, 'copy')
  for (const folder of ['bin', 'lib']) mkdirSync(join(native, folder), { recursive: true })
  writeFileSync(join(native, 'bin', 'postgres'), 'program', { mode: 0o700 })
  writeFileSync(join(native, 'lib', 'libpq.so.5'), 'library', { mode: 0o600 })
  writeFileSync(join(native, 'lib', 'libpq.a'), 'for linking')
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5', target: 'native/lib/libpq.so' }]),
  )
})

afterEach(() => rmSync(parent, { recursive: true }))

const contents = (...path: string[]) => readFileSync(join(copy, ...path), 'utf8')

test('every user can run the copy, and cleaners of old files do not delete it', () => {
  copyPrograms(native, copy)
  const { mode } = statSync(join(copy, 'bin', 'postgres'))
  const { mode: ofLibrary } = statSync(join(copy, 'lib', 'libpq.so'))
  expect([mode & 0o777, ofLibrary & 0o777]).toEqual([0o755, 0o644])
  expect([mode & 0o1000, ofLibrary & 0o1000]).toEqual(process.getuid?.() === 0 ? [0o1000, 0o1000] : [0, 0])
  expect(readdirSync(join(copy, 'lib'))).toEqual(['libpq.so', 'libpq.so.5'])
})

test('removed and truncated files are restored', () => {
  copyPrograms(native, copy)
  rmSync(join(copy, 'bin'), { recursive: true })
  rmSync(join(copy, 'lib', 'libpq.so'))
  writeFileSync(join(copy, 'lib', 'libpq.so.5'), 'lib')
  copyPrograms(native, copy)
  expect([contents('bin', 'postgres'), contents('lib', 'libpq.so'), contents('lib', 'libpq.so.5')]).toEqual([
    'program',
    'library',
    'library',
  ])
})

test('a copy that others can write is not used', () => {
  copyPrograms(native, copy)
  chmodSync(copy, 0o777)
  expect(() => copyPrograms(native, copy)).toThrow(/can be written by one, so no program is run from it: remove it/)
})
