import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { ownerOfScript, traceOf } from './owner-of-script'

type Tell = (remote: ActiveRemote, message: string) => void

/**
 * Reports errors that no page catches, those of events, timers and promises, with the remote whose script threw them.
 * Returns a function that stops it.
 */
export function watchBackgroundErrors(remotes: readonly ActiveRemote[], tell: Tell): () => void {
  const find = (error: unknown, address: string, message: string) => {
    const owner = ownerOfScript(remotes, `${address} ${traceOf(error)}`)
    if (owner) tell(owner, message)
  }
  const onError = ({ error, filename, message }: ErrorEvent) =>
    find(error, filename, error instanceof Error ? error.message : message)
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    find(reason, '', reason instanceof Error ? reason.message : String(reason))
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
