import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { diagnoseScript } from './diagnose-script'
import { missingScript, type MissingScript } from './missing-script'
import { RemoteFailure } from './remote-failure'
import { failureReasons } from './texts'
import { TooSlow } from './within-limit'

/** Files that were not well when they were last looked at, by their remote's global. */
const illScripts = new Map<string, MissingScript>()

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
  const script = missingScript(error, new URL('.', new URL(remote.entry, location.href)).href)
  if (script) return lookAt(remote, script, error)
  if (error instanceof TooSlow) return new RemoteFailure(remote, failureReasons.slow)
  return new RemoteFailure(remote, threw(error instanceof Error ? error.message : String(error)), { cause: error })
}

/**
 * Looks again at the file that kept an earlier attempt from working, and throws where it still does. Without this the
 * browser could go on with the bad answer that it has kept, when the server is well again.
 */
export async function requireWell(remote: ActiveRemote): Promise<void> {
  const script = illScripts.get(remote.global)
  if (!script) return
  const failure = await lookAt(remote, script)
  if (!failure.isPassing) throw failure
}

async function lookAt(remote: ActiveRemote, script: MissingScript, cause?: unknown): Promise<RemoteFailure> {
  const { reason, isWell } = await diagnoseScript(script)
  if (isWell) illScripts.delete(remote.global)
  else illScripts.set(remote.global, script)
  return new RemoteFailure(remote, reason, { isPassing: isWell, cause })
}
