import websocket from '@fastify/websocket'
import { agentSubprotocol, sessionTexts } from '@clarity/contracts'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.js'
import { errorBody } from '../../http/error.filter.js'
import { isFromForeignSite } from '../../http/foreign-site.js'
import { LiveConnections } from './live-connections.js'

/** The longest text with the longest escapes stays far below. */
const maxFrameBytes = 64 * 1024

/** Accepts the pages' WebSockets. A session's token is the only credential. */
export async function acceptConversations(app: NestFastifyApplication, config: Config): Promise<void> {
  const connections = app.get(LiveConnections)
  await app.register(websocket, {
    options: {
      maxPayload: maxFrameBytes,
      handleProtocols: (offered: Set<string>) => offered.has(agentSubprotocol) && agentSubprotocol,
    },
    preClose: (done) => void connections.closeAll().finally(done),
    // If a frame broke the WebSocket protocol, its close code is already set.
    errorHandler: (_error, socket) => socket.close(1011),
  })
  const fastify = app.getHttpAdapter().getInstance()
  fastify.route<{ Querystring: { token?: unknown } }>({
    method: 'GET',
    url: '/api/conversation',
    onRequest: async (request, reply) => {
      if (isFromForeignSite(request, config.publicUrl)) await refuseForeign(reply)
    },
    handler: answerWithoutSocket,
    wsHandler: (socket, request) => connections.accept(socket, String(request.query.token)),
  })
}

function refuseForeign(reply: FastifyReply): FastifyReply {
  return reply.status(403).send(errorBody(sessionTexts.foreignOrigin))
}

function answerWithoutSocket(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(426).header('upgrade', 'websocket').send(errorBody('Connect to this address with a WebSocket.'))
}
