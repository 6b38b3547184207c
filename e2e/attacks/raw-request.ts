import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends these bytes, and returns the status of the response; null if the connection ends without one. */
export async function rawStatus(port: number, ...parts: readonly string[]): Promise<number | null> {
  const socket = connect(port, '127.0.0.1')
  for (const part of parts) socket.write(part)
  const answer = await text(socket).catch(() => '')
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0) || null
}

export function head(method: string, path: string, headers: Record<string, string | number> = {}): string {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers })
  return [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
}
