/*
 * `npm run dev -w backend`: the server on a database that stays, started again after every change of its sources and of
 * the workspaces that it imports.
 */
import { existsSync, readFileSync, realpathSync, watch } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { compile, compiledFolder } from './compile.mjs'
import { RunningServer } from './running-server.mjs'

const backend = dirname(import.meta.dirname)
// A save is often several events, and a compiler writes many files.
const quietMs = 80

await compile()
const { readConfig } = await import(join(compiledFolder, 'config', 'read-config.js'))
const { openDatabase } = await import(join(compiledFolder, 'database', 'open-database.js'))
const { prepareDataDir } = await import(join(compiledFolder, 'data-dir', 'prepare-data-dir.js'))
const config = readConfig(process.env)
await prepareDataDir(config)
const database = await openDatabase(config, console.log)

const server = new RunningServer({ onReady: () => process.send?.({ backend: 'ready' }) })
let timer
let isStale = false
let work = restart()
watch(join(backend, 'src'), { recursive: true }, () => note())
for (const folder of builtWorkspaces()) watch(folder, { recursive: true }, () => note({ isStale: true }))
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(event, end)

/** A change of what was compiled elsewhere needs no compiling here, but another start. */
function note(change = { isStale: false }) {
  isStale ||= change.isStale
  clearTimeout(timer)
  timer = setTimeout(() => {
    work = work.then(refresh)
  }, quietMs)
}

async function refresh() {
  try {
    if ((await compile()) || isStale) await restart()
  } catch (error) {
    // The server goes on with what was compiled before; the next save is another attempt.
    console.error(error.message)
  }
}

async function restart() {
  isStale = false
  process.send?.({ backend: 'starting' })
  await server.restart()
}

async function end() {
  clearTimeout(timer)
  await work
  await server.stop()
  await database.close()
  process.exit()
}

/** What this workspace imports of others is their build. */
function builtWorkspaces() {
  const { dependencies } = JSON.parse(readFileSync(join(backend, 'package.json'), 'utf8'))
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@clarity/'))
    .map((name) => join(realpathSync(dirname(findPackageJSON(name, import.meta.url))), 'dist'))
    .filter(existsSync)
}
