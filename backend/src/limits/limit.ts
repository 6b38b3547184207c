/** A rate limit: a number of points per window for each key. */
export interface Limit {
  readonly name: string
  readonly points: number
  readonly durationSecs: number
  /** The message for a caller who exceeds it. */
  readonly text: string
  /**
   * True if the key is the caller's own, such as its network: then headers say what is left. Never for a phone or an
   * account, because they would reveal to one person what another did.
   */
  readonly isCallers?: boolean
}

/** The result of a request for one point. */
export interface RateLimitResult {
  readonly isAllowed: boolean
  /** Points requested in this window, including this one. */
  readonly used: number
  /** Seconds until the window ends. */
  readonly waitSecs: number
}
