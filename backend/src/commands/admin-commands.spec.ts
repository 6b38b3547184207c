import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { emptyDatabase } from '../../test/clone-database.js'
import { withClient } from '../../test/with-client.js'
import { startTestApp, testPassword, type TestApp } from '../../test/test-app.js'
import { StartFailure } from '../start/start-failure.js'
import { addAdmin, setAdminPassword, type AdminCommand } from './admin-commands.js'
import { runAdminCommand } from './run-admin-command.js'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** As from a shell: `echo typed | npm run … -- args`. */
function run(command: AdminCommand, args: string[], typed: string, env: Record<string, string> = {}): Promise<string> {
  const input = Readable.from(typed === '' ? [] : [`${typed}\r\n`])
  const say = () => undefined
  return runAdminCommand(command, { args, env: { DATABASE_URL: app.databaseUrl, ...env }, input, say })
}

async function signIn(email: string, password: string): Promise<number> {
  return (await new ApiClient(app.url).post('/api/auth/login', { email, password })).status
}

describe('admin:add', () => {
  it('adds an admin with the password that is typed, and does not repeat it', async () => {
    const line = await run(addAdmin, ['second@example.com'], 'a long enough password')
    expect(line).toBe('Added the admin second@example.com')
    expect(await signIn('second@example.com', 'a long enough password')).toBe(204)
  })

  it('generates a random password if none is typed, and shows it once', async () => {
    const line = await run(addAdmin, ['third@example.com'], '')
    const password = /^Added the admin third@example\.com; the password, shown this once: (\S{20,})$/.exec(line)?.[1]
    expect(await signIn('third@example.com', password ?? '')).toBe(204)
  })

  it('refuses an email that exists already, in any case, and keeps its password', async () => {
    const adding = run(addAdmin, ['Admin@Example.com'], 'a long enough password')
    await expect(adding).rejects.toThrow(new StartFailure('There is already an admin Admin@Example.com.'))
    expect(await signIn('admin@example.com', testPassword)).toBe(204)
  })

  it.each([
    ['no email', []],
    ['what is no email', ['someone']],
    ['two emails', ['a@example.com', 'b@example.com']],
  ])('asks for one email if there is %s', async (_, args) => {
    await expect(run(addAdmin, args, '')).rejects.toThrow(
      new StartFailure('Name one email address: npm run admin:add -- someone@example.com'),
    )
  })

  it('refuses a short password', async () => {
    const adding = run(addAdmin, ['fourth@example.com'], 'short')
    await expect(adding).rejects.toThrow(new StartFailure('The password has 5 characters, expected at least 15.'))
  })

  it('refuses a password that could not be used to sign in', async () => {
    const adding = run(addAdmin, ['fourth@example.com'], 'x'.repeat(1001))
    await expect(adding).rejects.toThrow(new StartFailure('The password is too long.'))
  })
})

describe('admin:password', () => {
  it('sets the password and ends the sessions of this admin alone', async () => {
    await run(addAdmin, ['fifth@example.com'], 'a long enough password')
    const other = await ApiClient.signedIn(app)
    const admin = new ApiClient(app.url)
    await admin.post('/api/auth/login', { email: 'fifth@example.com', password: 'a long enough password' })
    const line = await run(setAdminPassword, ['FIFTH@example.com'], 'another long password')
    expect(line).toBe(
      'Set the password of FIFTH@example.com, ended their sessions and removed their authenticator app and passkeys',
    )
    expect((await admin.get('/api/auth/me')).status).toBe(401)
    expect((await other.get('/api/auth/me')).status).toBe(200)
    expect(await signIn('fifth@example.com', 'a long enough password')).toBe(401)
    expect(await signIn('fifth@example.com', 'another long password')).toBe(204)
  })

  it('refuses an unknown email', async () => {
    const setting = run(setAdminPassword, ['nobody@example.com'], 'a long enough password')
    await expect(setting).rejects.toThrow(new StartFailure('There is no admin nobody@example.com.'))
  })
})

describe('either command', () => {
  it('says in one line that the database is not reached', async () => {
    const failure = await run(addAdmin, ['a@example.com'], '', {
      DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x',
    }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartFailure)
    expect((failure as StartFailure).message).toMatch(/^DATABASE_URL .*127\.0\.0\.1:1[^\n]*$/)
    expect((failure as StartFailure).message).not.toContain('secret')
  })

  it('says in one line that the configuration is wrong', async () => {
    await expect(run(addAdmin, ['a@example.com'], '', { PORT: 'x' })).rejects.toThrow(/^PORT is "x"/)
  })

  it('refuses a database that has never been used, and leaves it empty', async () => {
    const fresh = await emptyDatabase()
    const adding = run(addAdmin, ['a@example.com'], 'a long enough password', { DATABASE_URL: fresh.url })
    await expect(adding).rejects.toThrow(
      new StartFailure(
        'The database has not been migrated to this release: start Clarity, which migrates it, and try again.',
      ),
    )
    const tables = "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace"
    expect((await withClient(fresh.url, (client) => client.query(tables))).rowCount).toBe(0)
    await fresh.drop()
  })
})
