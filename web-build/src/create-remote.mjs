#!/usr/bin/env node
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeRemote } from './create/write-remote.mjs'

const usage = `Writes a module of the Clarity admin into a new folder.

  create-remote acme-orders --scope @acme`

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { scope: { type: 'string' } } })
  if (positionals.length !== 1) throw new Error(usage)
  const [name] = positionals
  writeRemote({ name, scope: values.scope, folder: resolve(name) })
  console.log(`Written. Next:\n\n  cd ${name}\n  npm install\n  npm test`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
