import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, ownIdentity } from './process-identity.js'

export interface ServerUser {
  readonly file: string
  leave(): void
}

/** Registers this process as a user of the server, which keeps other processes from stopping it. */
export function joinServerUsers(folder: string): ServerUser {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, randomUUID())
  // The guard's shell needs the line break to read the line.
  writeFileSync(file, `${ownIdentity()}\n`)
  return { file, leave: () => rmSync(file, { force: true }) }
}

/** Removes users whose process has died. */
export function hasServerUsers(folder: string): boolean {
  // DATA_DIR may have been deleted while the server ran.
  if (!existsSync(folder)) return false
  const files = readdirSync(folder).map((name) => join(folder, name))
  const dead = files.filter((file) => !isAlive(readFileSync(file, 'utf8')))
  for (const file of dead) rmSync(file, { force: true })
  return dead.length < files.length
}
