import type { Server } from '../product/server.ts'

/** What was tried in one way, and how much of it got through. */
export interface Attempt {
  readonly what: string
  readonly tried: number
  readonly through: number
  /** A figure worth reading beside it. */
  readonly seen?: string
}

export interface Stage {
  /** A product with what an operator may set: the same for all who set the same, since a start takes seconds. */
  start(env?: Readonly<Record<string, string>>): Promise<Server>
  /** Fewer tries of each kind, for `npm test`. */
  readonly isShort: boolean
}

/** One line of defence and all ways to try it. */
export interface Attack {
  readonly name: string
  run(stage: Stage): Promise<Attempt[]>
}
