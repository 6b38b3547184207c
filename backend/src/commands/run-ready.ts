import { isIPv6 } from 'node:net'
import { readConfig } from '../config/read-config.js'
import { commandLine } from '../start/command-line.js'
import { StartFailure } from '../start/start-failure.js'
import type { Call } from './call.js'

export const readyUsage = commandLine('ready')

const timeoutMs = 4_000

/**
 * Asks the server of this environment whether it is ready: a health check for containers without another HTTP client.
 * A worker answers only at METRICS_PORT.
 */
export async function runReady({ env }: Call): Promise<string> {
  const { host, port: ownPort, role, metricsPort } = readConfig(env)
  if (role === 'worker' && metricsPort === null) throw new StartFailure('A worker answers only if METRICS_PORT is set.')
  const port = role === 'worker' ? metricsPort : ownPort
  const url = `http://${reachable(host)}:${port}/readyz`
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
  if (answer === null) throw new StartFailure(`No server answers at ${url}.`)
  if (answer.ok) return 'Ready'
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string }
  throw new StartFailure(`Not ready (${answer.status}): ${error ?? 'the answer is not from Clarity.'}`)
}

/** An address to connect to: 0.0.0.0 and :: mean every address of this machine. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return isIPv6(host) ? `[${host}]` : host
}
