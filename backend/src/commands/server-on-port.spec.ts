import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { existsSync, realpathSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { afterEach, expect, it } from 'vitest'
import { findServerOnPort } from './server-on-port.js'

let child: ChildProcess | undefined

afterEach(() => child?.kill('SIGKILL'))

/** Starts a process that listens on this host; answers with its port. */
async function listen(host: string): Promise<number> {
  const program = `
    const server = require('node:net').createServer().listen(0, ${JSON.stringify(host)}, () => console.log(server.address().port))`
  child = spawn(process.execPath, ['--eval', program], {
    cwd: realpathSync(tmpdir()),
    env: { DATA_DIR: './data of mine', DATABASE_URL: 'postgres://a:b=c@127.0.0.1/d' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return Number(line.toString())
}

const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'))
/** Other systems do not report the listening process. */
const canTell = existsSync('/proc/net/tcp')

it.each(['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::1', '::'] : [])])(
  'finds the process that listens on %s, and how it was started',
  async (host) => {
    const port = await listen(host)
    const expected = {
      pid: child!.pid,
      start: {
        env: expect.objectContaining({
          DATA_DIR: './data of mine',
          DATABASE_URL: 'postgres://a:b=c@127.0.0.1/d',
        }) as object,
        folder: realpathSync(tmpdir()),
      },
    }
    expect(findServerOnPort(port)).toEqual(canTell ? expected : undefined)
  },
)

it('finds no server if none listens', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(findServerOnPort(port)?.pid).toBe(canTell ? process.pid : undefined)
  server.close()
  await once(server, 'close')
  expect(findServerOnPort(port)).toBeUndefined()
})
