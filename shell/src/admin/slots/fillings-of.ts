import type { ActiveRemote } from '@clarity/contracts/remote-release'

export interface Filling {
  readonly remote: ActiveRemote
  readonly title: string
}

/** What fills a slot, in the order that the modules ask for. */
export function fillingsOf(remotes: readonly ActiveRemote[], slot: string): Filling[] {
  return remotes
    .flatMap((remote) => (remote.slots ?? []).map((filling) => ({ remote, ...filling })))
    .filter((filling) => filling.slot === slot)
    .sort((one, other) => one.order - other.order || one.title.localeCompare(other.title))
}
