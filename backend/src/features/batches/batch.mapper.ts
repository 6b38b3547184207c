import type { BatchSummary, StoredBatch } from '@clarity/contracts'
import type { BatchRowEntity } from './batch-row.entity.js'
import type { BatchEntity } from './batch.entity.js'

export interface BatchListRow {
  id: string
  created_at: Date
  updated_at: Date
  admin_id: string | null
  created_by: string | null
  scenario_title: string | null
  row_count: number
  created_count: number
  failed_count: number
}

export function toBatchSummary({ admin_id, ...row }: BatchListRow, callerId: string): BatchSummary {
  return {
    ...row,
    is_own: admin_id === callerId,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function toStoredBatch(
  { id, revision, scenarioId }: BatchEntity,
  rows: readonly Omit<BatchRowEntity, 'batchId'>[],
): StoredBatch {
  return { id, revision, scenario_id: scenarioId, rows: [...rows] }
}
