import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { fileArrival, filesOf } from '../remotes/file-arrival'
import { ownerOf } from './links'

/** What browsers say of the network, those that do. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const asked = new Set<string>()

/** Fetches what a page needs before it is opened. A failure is met again, and explained, when it is opened. */
export function fetchAhead(remotes: readonly ActiveRemote[], path: string): void {
  const owner = ownerOf(remotes, path)
  if (!owner) return
  for (const file of filesOf(owner.remote, owner.route)) {
    if (asked.has(file)) continue
    asked.add(file)
    fileArrival(file, 'low').catch(() => asked.delete(file))
  }
}

/** Whether to fetch what may never be opened: not if it costs the reader money or time. */
export function isFetchingFree(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData !== true && !/[23]g/.test(connection?.effectiveType ?? '')
}
