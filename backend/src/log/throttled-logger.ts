import type { Logger } from '@nestjs/common'

const pauseMs = 60_000

/** Warns of the same thing once a minute at most: what meets a thousand messages is one thing to know. */
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
