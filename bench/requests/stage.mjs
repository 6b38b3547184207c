import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { newDataFolder } from '../../e2e/product/data-folder.ts'
import { Server } from '../../e2e/product/server.ts'
import { databaseUrlOf } from './database-url.mjs'

const { Client } = createRequire(join(import.meta.dirname, '../../backend/package.json'))('pg')

/** The built server, a connection to its database, and floors beside it. */
export async function openStage({ role = 'all', env = {} } = {}) {
  const data = await newDataFolder()
  const server = await Server.start({ dataDir: data.path, role, env })
  const databaseUrl = databaseUrlOf(data.path)
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const floors = []
  return {
    /** Where requests go, and which process serves them. */
    own: { port: server.port, pid: Number(readFileSync(join(data.path, 'server.pid'), 'utf8')) },
    database,
    databaseUrl,
    async startFloor() {
      const floor = fork(join(import.meta.dirname, 'floor-server.mjs'), { env: { FLOOR_DATABASE: databaseUrl } })
      floors.push(floor)
      const [{ port: floorPort }] = await once(floor, 'message')
      return { port: floorPort, pid: floor.pid }
    },
    async close() {
      for (const floor of floors) floor.disconnect()
      await database.end()
      await server.stop()
      await data.remove()
    },
  }
}
