/**
 * Limits concurrent work, as a rate limit limits requests. Waiting work takes turns by key, so a key with much work does
 * not starve the others.
 */
export class FairQueue {
  private readonly waiting = new Map<string, (() => void)[]>()
  private running = 0

  constructor(private readonly atOnce: number) {}

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.begin(key)
    try {
      return await work()
    } finally {
      this.end()
    }
  }

  private begin(key: string): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const queue = this.waiting.get(key)
      if (queue) queue.push(resolve)
      else this.waiting.set(key, [resolve])
    })
  }

  /** Passes the slot on. A key that had its turn goes to the end of the queue. */
  private end(): void {
    const next = this.waiting.entries().next().value
    if (!next) {
      this.running -= 1
      return
    }
    const [key, queue] = next
    const begin = queue.shift()!
    this.waiting.delete(key)
    if (queue.length > 0) this.waiting.set(key, queue)
    begin()
  }
}
