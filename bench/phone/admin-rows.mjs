import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { insertRows } from '../lists/rows.mjs'

const { Client } = createRequire(join(import.meta.dirname, '../../backend/package.json'))('pg')

/** Adds this many rows to each of the admin's lists, in the database of a product's data folder. */
export async function addRows(folder, count) {
  const [password, port] = ['password', 'port'].map((name) => readFileSync(join(folder, 'postgres', name), 'utf8'))
  const client = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'clarity',
    password: password.trim(),
    database: 'clarity',
  })
  await client.connect()
  await insertRows(client, count)
  await client.end()
}
