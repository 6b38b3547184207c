/** An expected failure. Its message is shown to the user. */
export abstract class Failure extends Error {
  abstract readonly status: number
  /** Further fields of the error body. */
  readonly details: Readonly<Record<string, unknown>> = {}
}

export class NotFound extends Failure {
  readonly status = 404
}

/** Validation error: the request was refused and nothing was changed. */
export class Invalid extends Failure {
  readonly status = 400
}

export class Unauthenticated extends Failure {
  readonly status = 401
}

export class Forbidden extends Failure {
  readonly status = 403
}

/** The current state does not allow the request. */
export class Conflict extends Failure {
  readonly status = 409
}

/** What the request names was there, and is no longer. */
export class Gone extends Failure {
  readonly status = 410
}

/** The request contradicts an earlier one. */
export class Unprocessable extends Failure {
  readonly status = 422
}

export class TooLarge extends Failure {
  readonly status = 413
}

/** The request names a host that is not this server's. */
export class Misdirected extends Failure {
  readonly status = 421
}

export class TooMany extends Failure {
  readonly status = 429
  constructor(
    text: string,
    readonly retryAfterSecs: number,
    override readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(text)
  }
}

export class Unavailable extends Failure {
  readonly status = 503
}
