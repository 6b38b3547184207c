import {
  storedBatchTexts,
  type BatchSummary,
  type CreateBatch,
  type PageQuery,
  type SaveBatch,
  type SaveBatchRows,
  type SavedBatch,
  type StoredBatch,
} from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Page } from '../../database/pagination/page.js'
import { Conflict, NotFound } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import type { NumberedRow } from './batch-row.csv.js'
import { BatchRowsRepository } from './batch-rows.repository.js'
import type { BatchEntity } from './batch.entity.js'
import { toBatchSummary, toStoredBatch } from './batch.mapper.js'
import { BatchesRepository } from './batches.repository.js'

/** The sheets of the batch page, as their pages save them. */
@Injectable()
export class BatchesService {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly rows: BatchRowsRepository,
    private readonly dataSource: DataSource,
  ) {}

  async listPage(query: PageQuery, callerId: string): Promise<Page<BatchSummary>> {
    const page = await this.batches.readPage(query)
    return { ...page, rows: page.rows.map((row) => toBatchSummary(row, callerId)) }
  }

  async get(id: string): Promise<StoredBatch> {
    return toStoredBatch(known(await this.batches.find(id)), await this.rows.list(id))
  }

  /** Every row of a batch with its number, for an export. */
  async *listRows(id: string): AsyncGenerator<readonly NumberedRow[]> {
    known(await this.batches.find(id))
    let number = 0
    for await (const rows of this.rows.readBatches(id)) yield rows.map((row) => ({ ...row, number: ++number }))
  }

  create({ rows, page, scenario_id }: CreateBatch, adminId: string): Promise<SavedBatch> {
    const id = newId()
    return this.dataSource.transaction(async (manager) => {
      const batch = { id, savedByPage: page ?? null, scenarioId: scenario_id ?? null, createdBy: adminId }
      await this.batches.insert(manager, batch)
      await this.rows.save(manager, id, rows)
      await this.batches.countRows(manager, id)
      return { id, revision: 1 }
    })
  }

  /** Replaces every row. Throws Conflict if another page has saved a later revision. */
  saveAll(id: string, { rows, ...saving }: SaveBatch): Promise<SavedBatch> {
    return this.change(id, saving, async (manager) => {
      await this.rows.deleteAll(manager, id)
      await this.rows.save(manager, id, rows)
    })
  }

  /** Saves changed rows. Throws Conflict if another page has saved a later revision. */
  saveRows(id: string, { rows, removed, ...saving }: SaveBatchRows): Promise<SavedBatch> {
    return this.change(id, saving, async (manager) => {
      if (removed.length > 0) await this.rows.delete(manager, id, removed)
      await this.rows.save(manager, id, rows)
    })
  }

  private change(
    id: string,
    { revision, page, scenario_id }: Pick<SaveBatch, 'revision' | 'page' | 'scenario_id'>,
    save: (manager: EntityManager) => Promise<void>,
  ): Promise<SavedBatch> {
    return this.dataSource.transaction(async (manager) => {
      const batch = known(await this.batches.lock(manager, id))
      const isOwnLater = page !== undefined && page === batch.savedByPage && revision < batch.revision
      if (revision !== batch.revision && !isOwnLater) throw new Conflict(storedBatchTexts.savedLater)
      await save(manager)
      await this.batches.countRows(manager, id)
      const scenarioId = scenario_id === undefined ? batch.scenarioId : scenario_id
      return { id, revision: await this.batches.raiseRevision(manager, { id, savedByPage: page ?? null, scenarioId }) }
    })
  }
}

function known(batch: BatchEntity | null): BatchEntity {
  if (!batch) throw new NotFound(storedBatchTexts.notFound)
  return batch
}
