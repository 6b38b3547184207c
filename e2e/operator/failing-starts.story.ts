import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newDataFolder, type DataFolder } from '../product/data-folder.ts'
import { attemptStart } from './run-to-end.ts'

let data: DataFolder

test.beforeEach(async () => {
  data = await newDataFolder()
})
test.afterEach(() => data.remove())

/** Progress lines that may come before the failure. */
// If root runs it from a folder that others cannot enter, the database's programs and data move, and a line says it.
const progress =
  /^((Starting|Creating|Migrating) the database|Copying the database's programs to .+|The database is kept in .+)$/

async function expectOneLine(env: Record<string, string>, expected: RegExp): Promise<void> {
  const { code, out, error } = await attemptStart({ DATA_DIR: data.path, PORT: '0', ...env })
  expect(error).toMatch(/^[^\n]+\n$/)
  expect(error).toMatch(expected)
  expect(error).not.toMatch(/^\s+at /m)
  expect(out.split('\n').filter((line) => line !== '' && !progress.test(line))).toEqual([])
  expect(code).toBe(1)
}

const wrongVariables: [Record<string, string>, RegExp][] = [
  [{ PORT: 'http' }, /^PORT is "http", expected a whole number from 0 to 65535\.$/m],
  [{ PORT: '70000' }, /^PORT is "70000", expected /],
  [{ ROLE: 'boss' }, /^ROLE is "boss", expected 'all' or 'api' or 'worker'\.$/m],
  [{ PUBLIC_URL: 'clarity' }, /^PUBLIC_URL is "clarity", expected an address such as https:/],
  [{ ADMIN_EMAIL: 'nobody' }, /^ADMIN_EMAIL is "nobody", expected /],
  [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD .*at least 15/],
  [{ SMS_PROVIDER: 'pigeon' }, /^SMS_PROVIDER is "pigeon", expected /],
  [{ SMS_COUNTRIES: 'Atlantis' }, /^SMS_COUNTRIES is "Atlantis", expected /],
  [{ INVITATION_DAYS: '-1' }, /^INVITATION_DAYS is "-1", expected /],
  [{ TRUST_PROXY: 'everybody' }, /^TRUST_PROXY is "everybody", expected /],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud", expected 'warn' or 'fatal' or /],
  [{ HOST: '203.0.113.1' }, /^HOST is "203\.0\.113\.1", expected an address of this machine\.$/m],
]

/** One that is read and one that is tried; how each is read is tested without a process. */
const often = ({ PORT, HOST }: Record<string, string>) => (PORT === 'http' || HOST ? {} : { tag: '@long' })

for (const [env, expected] of wrongVariables)
  test(`A wrong ${Object.keys(env)[0]} (${Object.values(env)[0]}) is named in one line`, often(env), () =>
    expectOneLine(env, expected),
  )

test('A password that is too short is not repeated', async () => {
  const { error } = await attemptStart({ DATA_DIR: data.path, ADMIN_PASSWORD: 'hunter2' })
  expect(error).not.toContain('hunter2')
})

test('A port in use is named in one line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  try {
    await expectOneLine({ PORT: String(port) }, new RegExp(`^PORT ${port} is in use: .*set PORT`))
    expect(existsSync(join(data.path, 'postgres')), 'no database is made for it').toBe(false)
  } finally {
    other.close()
  }
})

test('A DATABASE_URL that is no address is named in one line, without its password', async () => {
  await expectOneLine({ DATABASE_URL: 'mysql://me:secret@localhost/x' }, /^DATABASE_URL (?!.*secret).*postgres:\/\//)
})

test('A DATABASE_URL without a server is reported in one line, without its password', async () => {
  await expectOneLine(
    { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
    /^DATABASE_URL (?!.*secret).*127\.0\.0\.1:1/,
  )
})

test('A DATA_DIR that cannot be written to is named in one line', async () => {
  const file = join(dirname(data.path), 'a-file')
  await writeFile(file, '')
  await expectOneLine({ DATA_DIR: join(file, 'data') }, /^DATA_DIR .*a-file\/data cannot be written to .*set DATA_DIR/)
})
