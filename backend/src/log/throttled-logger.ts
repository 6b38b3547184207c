import type { Logger } from '@nestjs/common'

const pauseMs = 60_000

/** Logs the same thing at most once a minute: one cause may affect a thousand messages. */
export class ThrottledLogger {
  private readonly saidAt = new Map<string, number>()

  constructor(private readonly logger: Logger) {}

  warn(text: string): void {
    if (this.isNew(text)) this.logger.warn(text)
  }

  /** Errors of one cause count as the same. */
  error(error: Error, cause: string): void {
    if (this.isNew(cause)) this.logger.error(error)
  }

  private isNew(what: string): boolean {
    const now = performance.now()
    for (const [said, at] of this.saidAt) if (now - at >= pauseMs) this.saidAt.delete(said)
    if (this.saidAt.has(what)) return false
    this.saidAt.set(what, now)
    return true
  }
}
