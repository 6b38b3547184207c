import type { Remote } from '@clarity/contracts/remote-release'

/** How many errors browsers have reported for a version. */
export function errorsOf({ releases }: Remote, version: string | null): number {
  return releases.find((release) => release.version === version)?.errors ?? 0
}
