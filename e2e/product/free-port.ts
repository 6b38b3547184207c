import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems hand out, to connections too: there somebody could come by it before it is used. */
const [first, end] = [12_000, 32_000]

/** A port that nobody listens at, and that nobody is given by chance while its server is down for a moment. */
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
