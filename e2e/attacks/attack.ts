import type { Server } from '../product/server.ts'

/** The number of tries of one kind, and how many of them got through. */
export interface Attempt {
  readonly what: string
  readonly tried: number
  readonly through: number
  /** An additional figure for the report. */
  readonly seen?: string
}

export interface Stage {
  /** A product with these settings. Attacks with the same settings share one, because a start takes seconds. */
  start(env?: Readonly<Record<string, string>>): Promise<Server>
  /** Fewer tries of each kind, for `npm test`. */
  readonly isShort: boolean
}

/** One line of defense, and the attempts to break it. */
export interface Attack {
  readonly name: string
  /** Not for `npm test`, however short. */
  readonly isLong?: boolean
  run(stage: Stage): Promise<Attempt[]>
}
