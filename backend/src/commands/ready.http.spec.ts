import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { StartFailure } from '../start/start-failure.js'
import { runReady } from './run-ready.js'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ask = (port: string, host = '127.0.0.1') => askIn({ PORT: port, HOST: host })
const askIn = (env: Record<string, string>) => runReady({ args: [], env, input: process.stdin, say: () => undefined })

/** A worker shares its database with the servers. */
const elsewhere = { DATABASE_URL: 'postgres://clarity@localhost:5432/clarity' }

describe('ready', () => {
  it.each(['127.0.0.1', '0.0.0.0', 'localhost'])('finds a ready server that listens on %s', async (host) => {
    expect(await ask(new URL(app.url).port, host)).toBe('Ready')
  })

  it('asks a worker at its port for metrics', async () => {
    expect(await askIn({ ROLE: 'worker', HOST: '127.0.0.1', METRICS_PORT: new URL(app.url).port, ...elsewhere })).toBe(
      'Ready',
    )
    await expect(askIn({ ROLE: 'worker', ...elsewhere })).rejects.toThrow(
      new StartFailure('A worker answers only if METRICS_PORT is set.'),
    )
  })

  it('repeats why a server is not ready', async () => {
    await app.dataSource.query('ALTER TABLE paces RENAME TO other_paces')
    await expect(ask(new URL(app.url).port)).rejects.toThrow(
      new StartFailure('Not ready (503): The database is not migrated yet.'),
    )
    await app.dataSource.query('ALTER TABLE other_paces RENAME TO paces')
  })

  it('says that no server answers', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => closed.once('listening', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    await expect(ask(String(port))).rejects.toThrow(
      new StartFailure(`No server answers at http://127.0.0.1:${port}/readyz.`),
    )
  })
})
