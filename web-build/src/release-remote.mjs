#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildOf } from './build-of.mjs'
import { callRegistry, readBuild } from './release-call.mjs'
import { remoteConfig } from './remote-config.mjs'

const usage = `Builds this remote and releases it to the server at CLARITY_URL, with the RELEASE_TOKEN of that server.

  npm run release -w mf-reports                        release a new version, to be activated later
  npm run release -w mf-reports -- --activate          release it and make it the active one
  npm run release -w mf-reports -- --activate=1.4.0    make a released version the active one
  npm run release -w mf-reports -- --rollback          go back to the version that was active before

The version is package.json's. A released version never changes: for the next one, raise it there.`

const folder = process.cwd()
const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const remote = name.replace('@clarity/', '')
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
  const released = await callRegistry(`${registry}/releases`, { ...readBuild(join(folder, 'dist')), version })
  console.log(`Released ${remote} ${released.version}.`)
  if (released.isActive) console.log('It is active: the remote had no other version.')
  else if (wanted === '') await activate(version)
  else console.log(`To activate it: npm run release -w ${remote} -- --activate=${version}`)
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
