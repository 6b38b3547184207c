const quietMs = 60_000

/** What the job library adds to a message: the queue, and a worker whose id is another one after each start. */
const place = / \(Queue: .*\)$/

/**
 * Which errors of the queues are worth a line: a database that is lost or slow fails the polls of all queues at once,
 * every second, for one reason. It is logged once a minute.
 */
export class RepeatedErrors {
  private readonly toldAt = new Map<string, number>()

  isNew({ message }: Error, now = Date.now()): boolean {
    for (const [cause, at] of this.toldAt) if (now - at >= quietMs) this.toldAt.delete(cause)
    const cause = message.replace(place, '')
    if (this.toldAt.has(cause)) return false
    this.toldAt.set(cause, now)
    return true
  }
}
