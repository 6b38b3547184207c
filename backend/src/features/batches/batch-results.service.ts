import type { RequestedDemo } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { BatchRowsRepository } from './batch-rows.repository.js'
import { BatchesRepository } from './batches.repository.js'

/** Results of rows, stored with the request itself: the page that sent it may be gone before its answer. */
@Injectable()
export class BatchResultsService {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly rows: BatchRowsRepository,
  ) {}

  /** The batch of the row whose request has this key. */
  findBatchOf(key: string): Promise<string | null> {
    return this.rows.findBatchOf(key)
  }

  /** Not a later revision: the page that sent the row may go on. */
  async record(manager: EntityManager, batchId: string, key: string, demo: RequestedDemo): Promise<void> {
    if (!(await this.batches.lock(manager, batchId))) return
    await this.rows.markCreated(manager, key, demo)
    await this.batches.countRows(manager, batchId)
  }
}
