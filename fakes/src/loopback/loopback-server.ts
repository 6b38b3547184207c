import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export interface LoopbackServer {
  /** The address of the server, without a path. */
  readonly url: string
  /** Stops at once and closes open connections. */
  close(): Promise<void>
}

export type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => Promise<void> | void

/** Handles an HTTP upgrade, such as a WebSocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * An HTTP server on the loopback interface only. Port 0 means any free one. An error in `answer` cuts the connection.
 */
export async function listenOnLoopback(port: number, answer: Answer, upgrade?: Upgrade): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    void readBody(request)
      .then((body) => answer(request, body, response))
      .catch(() => request.socket.destroy())
  })
  if (upgrade) server.on('upgrade', upgrade)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

/** The host name of the request: callers that use different names can be distinguished. */
export function hostOf(request: IncomingMessage): string {
  return request.headers.host ?? ''
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
