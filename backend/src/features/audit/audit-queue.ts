import { Injectable } from '@nestjs/common'
import { AuditRepository, type NewAuditRow } from './audit.repository.js'

interface Batch {
  readonly rows: NewAuditRow[]
  readonly committed: Promise<void>
}

/**
 * One append at a time in each process, with every row that came meanwhile: requests that waited for the chain in
 * transactions of their own would hold all connections.
 */
@Injectable()
export class AuditQueue {
  private running: Promise<unknown> = Promise.resolve()
  private next: Batch | null = null

  constructor(private readonly repository: AuditRepository) {}

  /** Resolves once the row is committed. */
  append(row: NewAuditRow): Promise<void> {
    this.next ??= this.begin()
    this.next.rows.push(row)
    return this.next.committed
  }

  private begin(): Batch {
    const rows: NewAuditRow[] = []
    const committed = this.running.then(() => {
      this.next = null
      return this.repository.append(rows)
    })
    this.running = committed.catch(() => undefined)
    return { rows, committed }
  }
}
