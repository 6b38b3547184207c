import { Server, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for what was sent when the stop began, and for a busy proxy to use its kept connections once more. */
const patienceMs = 500

/** More than the system lets wait (Node's backlog of 511), so a storm of new ones does not hold the stop. */
const mostTurns = 600
/** The first one may not have asked the system. */
const enoughQuietTurns = 3

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
    await acceptWaiting(fastify.server)
    // The one of http.Server would close the idle connections too.
    if (fastify.server.listening) Server.prototype.close.call(fastify.server)
    const until = Date.now() + patienceMs
    while (open.size > 0 && Date.now() < until) await setTimeout(10)
    for (const socket of silent) socket.destroy()
  })
}

/** Accepts what waits in the system's queue, which the end of listening drops: one connection in a turn of the loop. */
async function acceptWaiting(server: Server): Promise<void> {
  let quietTurns = 0
  const reset = () => (quietTurns = 0)
  server.on('connection', reset)
  for (let turn = 0; quietTurns < enoughQuietTurns && turn < mostTurns; turn++) {
    quietTurns++
    await setImmediate()
  }
  server.off('connection', reset)
}
