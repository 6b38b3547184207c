import { connect } from 'node:net'
import type { Server } from '../product/server.ts'
import type { Attack, Attempt } from './attack.ts'
import { longestSilence, withSilence } from './health-watch.ts'
import { head, rawStatus } from './raw-request.ts'
import { publicSettings } from './settings.ts'

const megabyte = 1024 * 1024

/** Anonymous requests with a body, with the status of a refusal. */
const doors: readonly [path: string, refusal: number][] = [
  ['/api/report/x', 413],
  ['/api/combined-report/x', 413],
  ['/api/request-demo', 413],
  ['/api/auth/login', 413],
  ['/api/webhooks/elevenlabs', 401],
  ['/api/admin/scenarios', 401],
  ['/api/admin/remotes/mf-reports/releases', 401],
]

/** The most expensive bodies for a parser, for their size. */
const shapes: Readonly<Record<string, (bytes: number) => string>> = {
  'nested lists': (bytes) => '['.repeat(bytes),
  'nested objects': (bytes) => '{"a":'.repeat(bytes / 5),
  'empty lists': (bytes) => `[${'[],'.repeat(bytes / 3)}[]]`,
  'a long text': (bytes) => `"${'\\u0061'.repeat(bytes / 6)}"`,
  'closed nesting': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
}

export const largeBodies: Attack = {
  name: 'large bodies',
  async run({ start, isShort }) {
    const server = await start(publicSettings)
    const attempts: Attempt[] = []
    for (const [shape, write] of Object.entries(shapes))
      attempts.push(await tryShape(server, shape, write((isShort ? 1 : 7) * megabyte)))
    attempts.push(await trySmall(server), await trySlow(server, isShort ? 20 : 200), await tryHosts(server))
    return attempts
  },
}

/** Counts as a breach: each body with another answer, and a second without a response. */
async function tryShape(server: Server, shape: string, body: string): Promise<Attempt> {
  let through = 0
  const silence = await longestSilence(server.url, async () => {
    for (const [path, refusal] of doors) if ((await post(server, path, body)) !== refusal) through += 1
  })
  return { what: shape, tried: doors.length, ...withSilence(through, silence) }
}

/** Bodies that are small enough for every call. */
async function trySmall(server: Server): Promise<Attempt> {
  const paths = doors.slice(0, 4).map(([path]) => path)
  let through = 0
  const bodies = Object.values(shapes).map((write) => write(60_000))
  const silence = await longestSilence(server.url, async () => {
    for (const path of paths)
      for (const body of bodies) {
        const status = await post(server, path, body)
        if (status === null || status < 400 || status >= 500) through += 1
      }
  })
  return { what: 'the same below the limit', tried: paths.length * bodies.length, ...withSilence(through, silence) }
}

/** Bodies that never arrive: the server serves other requests meanwhile. */
async function trySlow(server: Server, many: number): Promise<Attempt> {
  const bytes = head('POST', '/api/auth/login', { 'content-type': 'application/json', 'content-length': 1000 })
  const slow = Array.from({ length: many }, () => connect(server.port, '127.0.0.1').on('error', () => {}))
  const silence = await longestSilence(server.url, async () => {
    for (const socket of slow) socket.write(`${bytes}{`)
    await rawStatus(server.port, head('GET', '/'))
  })
  for (const socket of slow) socket.destroy()
  return { what: 'bodies that do not come', tried: many, ...withSilence(0, silence) }
}

async function tryHosts(server: Server): Promise<Attempt> {
  const bytes = 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n'
  const status = await rawStatus(server.port, bytes)
  return { what: 'two hosts', tried: 1, through: status === 400 ? 0 : 1 }
}

function post(server: Server, path: string, body: string): Promise<number | null> {
  const length = Buffer.byteLength(body)
  return rawStatus(
    server.port,
    head('POST', path, { 'content-type': 'application/json', 'content-length': length }),
    body,
  )
}
