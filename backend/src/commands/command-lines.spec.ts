import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { compileBackend, type CompiledBackend } from '../../test/compiled-backend.js'

let database: ClonedDatabase
let compiled: CompiledBackend

beforeAll(async () => {
  database = await cloneDatabase()
  compiled = await compileBackend()
})
afterAll(async () => {
  await compiled.remove()
  await database.drop()
})

/** Runs a command in its own process. Standard input stays open, like a pipe that is never closed. */
async function run(command: string, email: string, typed: string) {
  const child = spawn(process.execPath, [join(compiled.dir, 'commands', `${command}.js`), email], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
  })
  child.stdin.write(typed)
  const [out, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { out, error, code }
}

describe('a command line', () => {
  it('prints one line and ends with 0 when it is done', async () => {
    expect(await run('add-admin', 'a@example.com', 'a long enough password\n')).toEqual({
      out: 'Added the admin a@example.com\n',
      error: '',
      code: 0,
    })
    expect(await run('set-admin-password', 'a@example.com', 'another long password\n')).toEqual({
      out: 'Set the password of a@example.com, ended their sessions and removed their authenticator app and passkeys\n',
      error: '',
      code: 0,
    })
  })

  it.each([
    ['add-admin', 'taken@example.com', 'There is already an admin taken@example.com.\n'],
    ['set-admin-password', 'nobody@example.com', 'There is no admin nobody@example.com.\n'],
  ])('of %s prints one line on standard error and ends with 1 when it is refused', async (command, email, error) => {
    await run('add-admin', 'taken@example.com', 'a long enough password\n')
    expect(await run(command, email, 'a long enough password\n')).toEqual({ out: '', error, code: 1 })
  })
})
