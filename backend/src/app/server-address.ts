import { createServer } from 'node:net'
import type { Config } from '../config/config.js'
import { StartFailure } from '../start/start-failure.js'

/** `variable` names the port in a failure; PORT unless it is another one. */
type Address = Pick<Config, 'host' | 'port'> & { readonly variable?: string }

/** Checks the address early, before a database is created. Throws StartFailure if it cannot be used. */
export async function requireFreeAddress({ host, port, variable }: Address): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen({ host, port }, resolve)
    })
  } catch (error) {
    throw listenFailure(error, { host, port, ...(variable !== undefined && { variable }) })
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}

/** A StartFailure that explains the address error; returns any other error unchanged. */
export function listenFailure(error: unknown, { host, port, variable = 'PORT' }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartFailure(
      `${variable} ${port} is in use: stop the other program, or set ${variable} to another number.`,
    )
  if (code === 'EACCES')
    return new StartFailure(`${variable} ${port} is not permitted: set ${variable} to a number above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`HOST is ${JSON.stringify(host)}, expected an address of this machine.`)
  return error
}
