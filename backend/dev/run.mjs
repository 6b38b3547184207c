/*
 * `npm run dev -w backend`: the server on a persistent database, restarted after every change of its sources or of the
 * workspaces that it imports.
 */
import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { watchedLibraries } from '../../scripts/dev/watched-libraries.mjs'
import { compile, compiledFolder } from './compile.mjs'
import { RunningServer } from './running-server.mjs'

const backend = dirname(import.meta.dirname)
// A save is often several events.
const quietMs = 50

const libraries = watchedLibraries().map((folder) => ({ from: join(folder, 'src'), to: join(folder, 'dist') }))
const parts = [{ from: join(backend, 'src'), to: compiledFolder }, ...libraries]
await compileAll()
const { readConfig } = await import(join(compiledFolder, 'config', 'read-config.js'))
const { openDatabase } = await import(join(compiledFolder, 'database', 'open-database.js'))
const { prepareDataDir } = await import(join(compiledFolder, 'data-dir', 'prepare-data-dir.js'))
const config = readConfig(process.env)
await prepareDataDir(config)
const database = await openDatabase(config, console.log)

const server = new RunningServer({ onReady: () => process.send?.({ backend: 'ready' }) })
let timer
let work = restart()
for (const { from } of parts) watch(from, { recursive: true }, note)
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(event, end)

function note() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    work = work.then(refresh)
  }, quietMs)
}

async function refresh() {
  try {
    if (await compileAll()) await restart()
  } catch (error) {
    // The server keeps running on the previous build; the next save compiles again.
    console.error(error.message)
  }
}

async function compileAll() {
  const changes = await Promise.all(parts.map(compile))
  return changes.includes(true)
}

async function restart() {
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
