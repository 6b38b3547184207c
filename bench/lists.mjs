// Times the admin's lists with 100,000 rows over HTTP, relative to one plain sort of as many rows in the same minute.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ApiClient } from '@clarity/test-kit/api-client'
import { newDataFolder } from '../e2e/product/data-folder.ts'
import { adminEmail, adminPassword, Server } from '../e2e/product/server.ts'
import { lists, rowsUpTo } from './lists/rows.mjs'

const many = 100_000
const repeats = 15
/** Budgets as multiples of one plain sort: first page, next page, sorted page, rare search, search that matches all. */
const budgets = { first: 2, next: 2, sort: 8, found: 2, common: 8 }

const { Client } = createRequire(join(import.meta.dirname, '../backend/package.json'))('pg')
const data = await newDataFolder()
const server = await Server.start({ dataDir: data.path })
const admin = new ApiClient(server.url)

async function connect() {
  const [password, port] = ['password', 'port'].map((name) => readFileSync(join(data.path, 'postgres', name), 'utf8'))
  const client = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'clarity',
    password: password.trim(),
    database: 'clarity',
  })
  await client.connect()
  return client
}

async function time(act) {
  const times = []
  for (let round = 0; round < repeats; round += 1) {
    const start = performance.now()
    await act()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)]
}

async function read(path) {
  const answer = await admin.get(path)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  return answer
}

async function pathsOf({ name, sort, found, common }) {
  const path = `/api/admin/${name}`
  const link = (await read(path)).headers.get('link')
  return {
    first: path,
    next: /<(.*)>/.exec(link)[1],
    sort: `${path}?sort=${sort}`,
    found: `${path}?q=${found}`,
    common: `${path}?q=${common}`,
  }
}

try {
  await admin.signIn(adminEmail, adminPassword)
  const database = await connect()
  await database.query(rowsUpTo(many))
  await database.query('VACUUM ANALYZE')
  for (const list of lists)
    for (const [what, path] of Object.entries(await pathsOf(list))) {
      const bare = await time(() => database.query('SELECT id FROM report_views ORDER BY lower(email), id LIMIT 100'))
      const ms = await time(() => read(path))
      const line = `${ms.toFixed(1).padStart(7)} ms  ratio ${(ms / bare).toFixed(2).padStart(5)}  ${list.name} ${what}`
      const isWithin = ms <= budgets[what] * bare
      console.log(isWithin ? line : `${line}: more than ${budgets[what]}`)
      if (!isWithin) process.exitCode = 1
    }
  await database.end()
  for (const { name } of lists) {
    const start = performance.now()
    const { body } = await read(`/api/admin/${name}/export`)
    const lines = body.split('\r\n').length - 2
    console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s   export of ${lines} ${name}`)
    if (lines !== many) process.exitCode = 1
  }
} finally {
  await server.stop()
  await data.remove()
}
