import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { diagnoseScript } from './diagnose-script'
import { isSilence, missingScript, type MissingScript } from './missing-script'
import { RemoteFailure } from './remote-failure'
import { failureReasons } from './texts'
import { TooSlow } from './while-moving'

/** For looking at a file once more. A silent server was waited for already. */
const limitsMs = { afterSilence: 1000, else: 3000 }

/** Files that were not well when they were last looked at, by their remote's global. */
const illScripts = new Map<string, MissingScript>()

/**
 * The failure behind an error of a remote. If one of its files failed to load, that is the reason; else the message of
 * what it threw, in the sentence of `threw`.
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
 * Fetches the file that failed before, and throws if it still fails. Without this the browser could reuse the bad
 * answer from its cache after the server has recovered.
 */
export async function requireWell(remote: ActiveRemote): Promise<void> {
  const script = illScripts.get(remote.global)
  if (!script) return
  const failure = await lookAt(remote, script)
  if (!failure.isPassing) throw failure
}

async function lookAt(remote: ActiveRemote, script: MissingScript, cause?: unknown): Promise<RemoteFailure> {
  const { reason, isWell } = await diagnoseScript(script, isSilence(cause) ? limitsMs.afterSilence : limitsMs.else)
  if (isWell) illScripts.delete(remote.global)
  else illScripts.set(remote.global, script)
  return new RemoteFailure(remote, reason, { isPassing: isWell, cause })
}
