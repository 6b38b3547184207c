import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ephemeral ports, which the system may give to another process before this one is used. */
const [first, end] = [12_000, 32_000]

/** A port that is not in use, and stays free while its server is down for a moment. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, end)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
