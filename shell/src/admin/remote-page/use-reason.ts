import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useEffect, useState } from 'react'
import type { RemoteFailure } from '../remotes/remote-failure'

/** Why something of a remote broke while it was shown; null while that is being found out. */
export function useReason(
  remote: ActiveRemote,
  error: unknown,
  find: (remote: ActiveRemote, error: unknown) => Promise<RemoteFailure>,
): string | null {
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    void find(remote, error).then((failure) => {
      if (!isGone) setReason(failure.reason)
    })
    return () => {
      isGone = true
    }
  }, [remote, error, find])
  return reason
}
