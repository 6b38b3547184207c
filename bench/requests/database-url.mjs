import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of the database that a product keeps in its data folder. */
export function databaseUrlOf(folder) {
  const [password, port] = ['password', 'port'].map((name) =>
    readFileSync(join(folder, 'postgres', name), 'utf8').trim(),
  )
  return `postgres://clarity:${encodeURIComponent(password)}@127.0.0.1:${port}/clarity`
}
