import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, ownIdentity } from './process-identity.js'

export interface ServerUser {
  readonly file: string
  leave(): void
}

/** Notes that this process needs the server, so that nobody else stops it. */
export function joinServerUsers(folder: string): ServerUser {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, randomUUID())
  // The line break lets the guard's shell read the line.
  writeFileSync(file, `${ownIdentity()}\n`)
  return { file, leave: () => rmSync(file, { force: true }) }
}

/** Sweeps out the users that died without leaving. */
export function hasServerUsers(folder: string): boolean {
  // Somebody may have deleted DATA_DIR while the server ran.
  if (!existsSync(folder)) return false
  const files = readdirSync(folder).map((name) => join(folder, name))
  const dead = files.filter((file) => !isAlive(readFileSync(file, 'utf8')))
  for (const file of dead) rmSync(file, { force: true })
  return dead.length < files.length
}
