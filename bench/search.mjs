// Times the admin's search over HTTP, with a thousand conversations and with many: what it finds must not be searched row by row.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ApiClient } from '@clarity/test-kit/api-client'
import { newDataFolder } from '../e2e/product/data-folder.ts'
import { adminEmail, adminPassword, Server } from '../e2e/product/server.ts'
import { peopleUpTo } from './search/people.mjs'

const few = 1_000
const many = Number(process.env.ROWS ?? 1_000_000)
const repeats = 15
/** The time with many rows as a multiple of that with few, of a search that finds few. */
const most = 1.3
/** Too short for a ratio: less than a keystroke. */
const unnoticedMs = 20

/** Searches that find few people or conversations of many. */
const searches = [
  'tomas muller',
  'tomaz muler',
  '(415) 500-0007',
  '"orange umbrella"',
  'umbrellas',
  '5f4dcc3b',
  'nothing at all',
]

const { Client } = createRequire(join(import.meta.dirname, '../backend/package.json'))('pg')
const data = await newDataFolder()
const server = await Server.start({ dataDir: data.path })
const admin = new ApiClient(server.url)

async function connect() {
  const [password, port] = ['password', 'port'].map((name) => readFileSync(join(data.path, 'postgres', name), 'utf8'))
  const login = {
    host: '127.0.0.1',
    port: Number(port),
    user: 'clarity',
    password: password.trim(),
    database: 'clarity',
  }
  const client = new Client(login)
  await client.connect()
  return client
}

async function time(q) {
  const times = []
  for (let round = 0; round < repeats; round += 1) {
    const start = performance.now()
    const { status } = await admin.get(`/api/admin/search?${new URLSearchParams({ q })}`)
    if (status !== 200) throw new Error(`The search for ${q} answered ${status}.`)
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)]
}

async function timeAll(database, from, to) {
  await database.query(peopleUpTo(from, to))
  await database.query('VACUUM ANALYZE')
  const times = []
  for (const q of searches) times.push(await time(q))
  return times
}

try {
  await admin.signIn(adminEmail, adminPassword)
  const database = await connect()
  const small = await timeAll(database, 1, few)
  const large = await timeAll(database, few + 1, many)
  await database.end()
  for (const [index, q] of searches.entries()) {
    const [one, other] = [small[index], large[index]]
    const isWithin = other <= unnoticedMs || other <= most * one
    console.log(
      `${one.toFixed(1).padStart(7)} ms ${other.toFixed(1).padStart(8)} ms  ratio ${(other / one).toFixed(2).padStart(5)}  ${q}`,
    )
    if (!isWithin) process.exitCode = 1
  }
} finally {
  await server.stop()
  await data.remove()
}
