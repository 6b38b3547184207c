import { Injectable } from '@nestjs/common'
import { auditTexts, type AuditCheck } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { beginning, hashOf } from './audit-chain.js'
import { AuditChainRepository, type Checkpoint, type StoredRow } from './audit-chain.repository.js'
import { AuditCheckpoints } from './audit-checkpoints.js'

const batchSize = 2_000

interface Place {
  readonly position: number
  readonly hash: string
}

/** Computes the chain of hashes again. */
@Injectable()
export class AuditCheckService {
  constructor(
    private readonly repository: AuditChainRepository,
    private readonly checkpoints: AuditCheckpoints,
  ) {}

  check(): Promise<AuditCheck> {
    return this.repository.read(async (manager) => {
      const checkpoint = await this.repository.findCheckpoint(manager)
      const pruned = checkpoint?.position ?? 0
      if (checkpoint && !(await this.checkpoints.isSigned(checkpoint)))
        return { holds: false, rows: 0, pruned, broken: brokenAt(checkpoint), last: null }
      return { pruned, ...(await this.follow(manager, checkpoint ?? beginning)) }
    })
  }

  private async follow(manager: EntityManager, start: Place): Promise<Omit<AuditCheck, 'pruned'>> {
    let last = start
    let rows = 0
    for (;;) {
      const batch = await this.repository.readAfter(manager, last.position, batchSize)
      for (const row of batch) {
        const reason = findFault(last, row)
        if (reason !== null) return { holds: false, rows, broken: { position: row.position, reason }, last: null }
        last = row
        rows += 1
      }
      if (batch.length < batchSize) break
    }
    const { position, hash } = last
    return { holds: true, rows, broken: null, last: position === 0 ? null : { position, hash } }
  }
}

function findFault(last: Place, row: StoredRow): string | null {
  if (row.position !== last.position + 1) return auditTexts.missing
  return row.previousHash === last.hash && row.hash === hashOf(last.hash, row) ? null : auditTexts.changed
}

const brokenAt = ({ position }: Checkpoint) => ({ position, reason: auditTexts.badCheckpoint })
