import { spawn } from 'node:child_process'
import { until } from '@clarity/test-kit/until'
import { expect, test } from '@playwright/test'
import { cleanEnvironment } from '../product/clean-environment.ts'
import { newDataFolder } from '../product/data-folder.ts'
import { freePort } from '../product/free-port.ts'
import { root } from '../product/places.ts'
import { databasePid, isRunning, processesNaming } from './database-process.ts'

test('npm start says how to sign in, and Ctrl-C ends everything that it started', async () => {
  const data = await newDataFolder()
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: cleanEnvironment({ PORT: String(port), DATA_DIR: data.path }),
    // A process group of its own: a signal to the group is what Ctrl-C is in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
    })
  const ended = new Promise((resolve) => npm.on('exit', resolve))
  await until('the way to sign in', () => /^Sign in as .*$/m.exec(printed), 150_000)
  expect(printed).toContain(`Clarity is ready at http://localhost:${port}`)
  const password = /^Sign in as admin@localhost with the password (\S{15,}) /m.exec(printed)![1]
  const login = await fetch(`http://localhost:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost', password }),
  })
  expect(login.status).toBe(204)

  const database = databasePid(data.path)
  process.kill(-npm.pid!, 'SIGINT')
  await ended
  await until(
    'the server and its database to end',
    () => !isRunning(database) && processesNaming(data.path).length === 0,
  )
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
  await data.remove()
})
