import { Server, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for what was sent when the stop began, and for a busy proxy to use its kept connections once more. */
const patienceMs = 500

/**
 * A request that is on its way when the server stops is answered; cutting its connection would make a proxy answer 502.
 * So the server first stops listening, answers what still arrives with `Connection: close`, and only then closes what is
 * idle or silent.
 */
export function finishConnections(fastify: FastifyInstance): void {
  const open = new Set<Socket>()
  const silent = new Set<Socket>()
  const forget = ({ socket }: { socket: Socket }) => silent.delete(socket)
  fastify.server.on('connection', (socket: Socket) => {
    for (const sockets of [open, silent]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
  })
  fastify.server.on('request', forget)
  fastify.server.on('upgrade', forget)
  fastify.addHook('preClose', async () => {
    // Right after new connections were accepted, so that none waits in the system's queue, which is dropped.
    await setImmediate()
    // The one of http.Server would close the idle connections too.
    if (fastify.server.listening) Server.prototype.close.call(fastify.server)
    const until = Date.now() + patienceMs
    while (open.size > 0 && Date.now() < until) await setTimeout(10)
    for (const socket of silent) socket.destroy()
  })
}
