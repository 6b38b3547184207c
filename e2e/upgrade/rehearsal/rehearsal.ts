import type { BaseRelease } from './base-release.ts'
import type { FilledBase } from './filled-base.ts'

/** What every step of the rehearsal works with. */
export interface Rehearsal {
  readonly base: BaseRelease
  readonly filled: FilledBase
  /** Takes one line of figures at a time. */
  say(line: string): void
}
