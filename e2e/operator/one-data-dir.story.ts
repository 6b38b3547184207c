import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { AdminApi } from '../product/admin-api.ts'
import { preparedDataFolder } from '../product/prepared-data.ts'
import { Server } from '../product/server.ts'
import { attemptStart } from './run-to-end.ts'

test('A second server on one DATA_DIR is refused, also as a worker, and the first runs on', async () => {
  const data = await preparedDataFolder()
  const first = await Server.start({ dataDir: data.path })
  const pidFile = () => readFileSync(join(data.path, 'server.pid'), 'utf8')
  const pid = pidFile()
  for (const ROLE of ['all', 'worker']) {
    const { code, out, error } = await attemptStart({ DATA_DIR: data.path, PORT: '0', ROLE })
    expect({ code, out, error }).toEqual({
      code: 1,
      out: '',
      error: `Clarity already runs on DATA_DIR ${data.path} (process ${pid.trim()}): stop it, or set DATA_DIR to another folder.\n`,
    })
  }
  expect(pidFile()).toBe(pid)
  await AdminApi.signedIn(first.url)

  await first.kill()
  const next = await Server.start({ dataDir: data.path, port: first.port })
  expect(pidFile()).not.toBe(pid)
  expect(await next.stop()).toBe(0)
  await data.remove()
})

test('A start during the shutdown of the previous server waits for its end', { tag: '@long' }, async () => {
  const data = await preparedDataFolder()
  const first = await Server.start({ dataDir: data.path })
  const ended = first.stop()
  await expect.poll(() => first.output).toContain('Stopping')
  const next = await Server.start({ dataDir: data.path, port: first.port })
  expect(await ended).toBe(0)
  expect(readFileSync(join(data.path, 'server.pid'), 'utf8').trim()).toMatch(/^\d+$/)
  expect(await next.stop()).toBe(0)
  await data.remove()
})
