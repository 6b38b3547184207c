import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPackagedBinaries, linkLibraries } from './packaged-binaries.js'

test('the programs of this platform are found', () => {
  expect(existsSync(join(findPackagedBinaries().native, 'bin', 'postgres'))).toBe(true)
})

test('a platform without packaged programs gets an error that says what to do instead', () => {
  const { arch } = process
  Object.defineProperty(process, 'arch', { value: 'mips' })
  onTestFinished(() => void Object.defineProperty(process, 'arch', { value: arch }))
  expect(() => findPackagedBinaries()).toThrow(/no embedded database for \w+-mips .+: set DATABASE_URL/)
})

test('library links are created beside their targets, and may exist already', () => {
  const root = mkdtempSync(join(tmpdir(), 'clarity-links-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  // The paths in the list begin with `native`; this folder has another name.
  const native = join(root, 'postgres-18.4.0')
  mkdirSync(join(native, 'lib'), { recursive: true })
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }]),
  )
  expect(linkLibraries(native)).toBe(true)
  expect(linkLibraries(native)).toBe(true)
  expect(readlinkSync(join(native, 'lib', 'libpq.so'))).toBe('libpq.so.5.18')
})
