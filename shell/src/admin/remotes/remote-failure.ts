import type { ActiveRemote } from '@clarity/contracts/remote-release'

/** A remote did not come to life. `reason` is a sentence that says why, for the admin and for the registry. */
export class RemoteFailure extends Error {
  readonly remoteName: string
  readonly version: string
  readonly reason: string

  constructor({ name, version }: ActiveRemote, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'RemoteFailure'
    this.remoteName = name
    this.version = version
    this.reason = reason
  }
}
