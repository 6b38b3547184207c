import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { diagnoseFile } from './diagnose-file'
import { takeFailedScripts, takePendingScripts } from './failed-scripts'
import { RemoteFailure } from './remote-failure'
import { failureReasons } from './texts'
import { loadLimitMs, TooSlow } from './within-limit'

/**
 * The failure that an error of a remote stands for. Where one of its files did not arrive, that is the reason, and
 * else what it threw, in the sentence of `threw`.
 */
export async function failureOf(
  remote: ActiveRemote,
  error: unknown,
  threw: (message: string) => string,
): Promise<RemoteFailure> {
  if (error instanceof RemoteFailure) return error
  const file = missingFile(remote, error)
  const reason = file ? await diagnoseFile(...file) : reasonOf(error, threw)
  return new RemoteFailure(remote, reason, error)
}

function missingFile(remote: ActiveRemote, error: unknown): [address: string, integrity: string] | undefined {
  const folder = new URL('.', new URL(remote.entry, location.href)).href
  const missing = [...takeFailedScripts(folder), ...takePendingScripts(folder)]
  const chunk = chunkOf(error)
  return missing.find(([address]) => address === chunk) ?? missing[0] ?? (chunk === null ? undefined : [chunk, ''])
}

/** The address that webpack names when a part of a build does not arrive in time. */
const chunkOf = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error ? String(error.request) : null

function reasonOf(error: unknown, threw: (message: string) => string): string {
  if (error instanceof TooSlow) return failureReasons.slow(loadLimitMs / 1000)
  const message = error instanceof Error ? error.message : String(error)
  return message ? threw(message) : failureReasons.unknown
}
