import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { finishConnections } from './finish-connections.js'

const request = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'

let server: FastifyInstance
let socket: Socket

beforeEach(async () => {
  server = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  finishConnections(server)
  server.get('/', () => 'Here')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(server.server, 'connection')
  socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  await accepted
})
afterEach(() => socket.destroy())

it('answers the request of a connection that was accepted before the stop', async () => {
  const { port } = server.server.address() as AddressInfo
  const closed = server.close()
  await expect.poll(() => server.server.listening).toBe(false)
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  socket.write(request)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*Here$/)
  await closed
})

it('answers the requests of connections that the system holds for it', async () => {
  const { port } = server.server.address() as AddressInfo
  const waiting = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
  for (const each of waiting) each.write(request)
  const answers = Promise.all(waiting.map((each) => text(each)))
  await new Promise((resolve) => process.nextTick(resolve))
  await server.close()
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
})

it('answers one more request of a kept connection, and ends it', async () => {
  socket.write(request)
  const [first] = (await once(socket, 'data')) as [Buffer]
  expect(first.toString()).toMatch(/\r\nConnection: keep-alive\r\n/i)
  const closed = server.close()
  await expect.poll(() => server.server.listening).toBe(false)
  socket.write(request)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n[^]*Here$/i)
  await closed
})

it('does not wait for a connection that stays silent', async () => {
  const ended = once(socket.resume(), 'close')
  await server.close()
  await ended
})
