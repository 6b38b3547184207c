import { createServer, type AddressInfo } from 'node:net'
import { readFileSync, writeFileSync } from 'node:fs'

/** The port of the last start if it is still free, which keeps the address stable; else another free port. */
export async function choosePort(portFile: string): Promise<number> {
  const last = readPort(portFile)
  const port = (last && (await tryPort(last))) || (await tryPort(0))
  if (!port) throw new Error('127.0.0.1 has no free port')
  writeFileSync(portFile, String(port))
  return port
}

function readPort(portFile: string): number | undefined {
  try {
    const port = Number(readFileSync(portFile, 'utf8'))
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
  } catch {
    return undefined
  }
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const { port: chosen } = server.address() as AddressInfo
      server.close(() => resolve(chosen))
    })
  })
}
