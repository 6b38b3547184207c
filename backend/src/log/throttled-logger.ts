import type { Logger } from '@nestjs/common'

const pauseMs = 60_000

/** Logs the same warning at most once a minute: one cause may affect a thousand messages. */
export class ThrottledLogger {
  private readonly saidAt = new Map<string, number>()

  constructor(private readonly logger: Logger) {}

  warn(text: string): void {
    const now = performance.now()
    if (now - (this.saidAt.get(text) ?? -Infinity) < pauseMs) return
    this.saidAt.set(text, now)
    this.logger.warn(text)
  }
}
