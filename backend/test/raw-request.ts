import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Writes raw bytes and returns the answer until the server closes: for requests that no HTTP client would send. */
export async function rawRequest(url: string, bytes: string): Promise<RawAnswer> {
  const socket = rawSocket(url)
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: rest.join('\r\n\r\n') }
}

export function rawSocket(url: string): Socket {
  return connect(Number(new URL(url).port), '127.0.0.1')
}

/** The head of a request that announces a body without sending it. */
export function headOf(method: string, path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers })
  return [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
}
