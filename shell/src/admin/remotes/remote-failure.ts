import type { ActiveRemote } from '@clarity/contracts/remote-release'

interface Circumstances {
  /** What failed is well again: another attempt has a chance. */
  readonly isPassing?: boolean
  readonly cause?: unknown
}

/** A remote failed to load. `reason` is a sentence that says why, for the admin and for the registry. */
export class RemoteFailure extends Error {
  readonly remoteName: string
  readonly version: string
  readonly reason: string
  readonly isPassing: boolean

  constructor({ name, version }: ActiveRemote, reason: string, { isPassing = false, cause }: Circumstances = {}) {
    super(reason, { cause })
    this.name = 'RemoteFailure'
    this.remoteName = name
    this.version = version
    this.reason = reason
    this.isPassing = isPassing
  }
}
