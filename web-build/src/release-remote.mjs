#!/usr/bin/env node
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildOf } from './build-of.mjs'
import { callRegistry, readBuild } from './release-call.mjs'
import { remoteConfig } from './remote-config.mjs'
import { packageOf, remoteName } from './remote-package.mjs'
import { signatureOf } from './release-signature.mjs'

const usage = `Builds the remote of this folder and releases it to the server at CLARITY_URL.

  npm run release                        release a new version, to be activated later
  npm run release -- --activate          release it and make it the active one
  npm run release -- --activate=1.4.0    make a released version the active one
  npm run release -- --rollback          go back to the version that was active before

  RELEASE_TOKEN    a token of that server that may release this remote
  RELEASE_KEY      a file with the team's private key, if the server takes signed releases only

The version is package.json's. A released version never changes: for the next one, raise it there.`

const folder = process.cwd()
const { version } = packageOf(folder)
const remote = remoteName(folder)
const registry = `/api/admin/remotes/${remote}`

/** `--activate` takes an optional version, which parseArgs cannot express. */
function asked() {
  const args = process.argv.slice(2).map((arg) => (arg === '--activate' ? '--activate=' : arg))
  const options = { activate: { type: 'string' }, rollback: { type: 'boolean' }, help: { type: 'boolean' } }
  return parseArgs({ args, options }).values
}

async function run({ activate: wanted, rollback, help }) {
  if (help) return console.log(usage)
  if (rollback) return sayActive(await callRegistry(`${registry}/rollback`))
  if (wanted) return activate(wanted)
  await buildOf(remoteConfig(folder))
  const build = { ...readBuild(join(folder, 'dist')), version }
  const { RELEASE_KEY: keyFile } = process.env
  const signed = keyFile ? { ...build, signature: signatureOf(remote, build, keyFile) } : build
  const released = await callRegistry(`${registry}/releases`, signed)
  console.log(`Released ${remote} ${released.version}.`)
  if (wanted === '') await activate(version)
  else console.log(`To activate it: npm run release -- --activate=${version}`)
}

async function activate(wanted) {
  sayActive(await callRegistry(`${registry}/activate`, { version: wanted }))
}

const sayActive = (active) =>
  console.log(`${active.name} ${active.version} is active: pages that are loaded from now on have it.`)

try {
  await run(asked())
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
