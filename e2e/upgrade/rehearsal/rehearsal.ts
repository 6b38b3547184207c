import type { BaseRelease } from './base-release.ts'
import type { FilledBase } from './filled-base.ts'

/** The data that every step of the rehearsal uses. */
export interface Rehearsal {
  readonly base: BaseRelease
  readonly filled: FilledBase
  /** Takes one line of figures at a time. */
  say(line: string): void
}
