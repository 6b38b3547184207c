import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useCallback } from 'react'
import { useReason } from '../remote-page/use-reason'
import { brokenFilling } from '../remotes/load-remote'
import { FailedPart } from './failed-part'
import { WaitingPart } from './part-frame'

interface CrashedPartProps {
  readonly remote: ActiveRemote
  readonly slot: string
  readonly error: unknown
  onRetry(): void
}

/** Replaces a filling that threw, or of which a later part failed to load. */
export function CrashedPart({ remote, slot, error, onRetry }: CrashedPartProps) {
  const find = useCallback((from: ActiveRemote, thrown: unknown) => brokenFilling(from, slot, thrown), [slot])
  const reason = useReason(remote, error, find)
  if (reason === null) return <WaitingPart />
  return <FailedPart remote={remote} slot={slot} reason={reason} onRetry={onRetry} />
}
