import { ApiClient } from '@clarity/test-kit/api-client'
import { expect, test } from '@playwright/test'
import { root } from '../product/places.ts'
import { preparedDataFolder } from '../product/prepared-data.ts'
import { Server } from '../product/server.ts'
import { runToEnd } from './run-to-end.ts'

test('Admins are added, and get a new password, while the server runs', async () => {
  const data = await preparedDataFolder()
  const server = await Server.start({ dataDir: data.path })
  const npm = (command: string, email: string, typed: string) =>
    runToEnd('npm', ['run', '--silent', command, '--', email], { env: { DATA_DIR: data.path }, typed, cwd: root })
  const signIn = async (email: string, password: string) =>
    (await new ApiClient(server.url).signIn(email, password)).status

  expect(await npm('admin:add', 'second@example.com', 'the first password\n')).toMatchObject({
    code: 0,
    out: 'Added the admin second@example.com\n',
  })
  expect(await signIn('second@example.com', 'the first password')).toBe(204)

  const again = await npm('admin:add', 'second@example.com', 'another long password\n')
  expect(again).toMatchObject({ code: 1, out: '' })
  expect(again.error).toContain('There is already an admin second@example.com.\n')
  expect(again.error).not.toMatch(/^\s+at /m)

  expect(await npm('admin:password', 'second@example.com', 'the second password\n')).toMatchObject({
    code: 0,
    out: 'Set the password of second@example.com, ended their sessions and removed their authenticator app and passkeys\n',
  })
  expect(await signIn('second@example.com', 'the first password')).toBe(401)
  expect(await signIn('second@example.com', 'the second password')).toBe(204)
  await server.stop()
  await data.remove()
})
