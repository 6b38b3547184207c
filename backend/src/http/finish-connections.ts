import { Server, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a stop waits for the first request of a connection that was just accepted. */
const patienceMs = 500

/**
 * A request that is on its way when the server stops is answered; cutting its connection would make a proxy answer 502.
 * So the server first stops listening, waits for requests on connections that it accepted, and closes the silent ones.
 */
export function finishConnections(fastify: FastifyInstance): void {
  const fresh = new Set<Socket>()
  const forget = ({ socket }: { socket: Socket }) => fresh.delete(socket)
  fastify.server.on('connection', (socket: Socket) => {
    fresh.add(socket)
    socket.once('close', () => fresh.delete(socket))
  })
  fastify.server.on('request', forget)
  fastify.server.on('upgrade', forget)
  fastify.addHook('preClose', async () => {
    // Right after new connections were accepted, so that none waits in the system's queue, which is dropped.
    await setImmediate()
    // The one of http.Server would close the idle connections too.
    if (fastify.server.listening) Server.prototype.close.call(fastify.server)
    const until = Date.now() + patienceMs
    while (fresh.size > 0 && Date.now() < until) await setTimeout(10)
    for (const socket of fresh) socket.destroy()
  })
}
