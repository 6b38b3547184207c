import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root } from './places.mjs'

const stampFile = join(root, 'node_modules', '.package-stamp')
const lockFile = join(root, 'package-lock.json')

// Packages contain binaries of one platform, so a folder copied to another platform counts as not installed.
const stamp = () =>
  createHash('sha256').update(readFileSync(lockFile)).update(`${process.platform}-${process.arch}`).digest('hex')

export function isInstalled() {
  if (!existsSync(node)) return false
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === stamp()
  return isInstalledByHand()
}

export function markInstalled() {
  writeFileSync(stampFile, stamp())
}

// npm writes this file at the very end: without it an installation is incomplete.
function isInstalledByHand() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf(lockFile))
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .every(([path, { version }]) => path in installed && installed[path].version === version)
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
