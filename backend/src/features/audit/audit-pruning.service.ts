import { Injectable } from '@nestjs/common'
import { AuditChainRepository } from './audit-chain.repository.js'
import { AuditCheckpoints } from './audit-checkpoints.js'
import { AuditRepository } from './audit.repository.js'

/** Deletes the oldest rows, and keeps a signed checkpoint in their place. */
@Injectable()
export class AuditPruningService {
  constructor(
    private readonly audit: AuditRepository,
    private readonly repository: AuditChainRepository,
    private readonly checkpoints: AuditCheckpoints,
  ) {}

  /** How many rows were older than `before`. */
  prune(before: Date): Promise<number> {
    return this.repository.change(async (manager) => {
      await this.audit.lock(manager)
      const last = await this.repository.findLastBefore(manager, before)
      if (!last) return 0
      const rows = await this.repository.deleteUpTo(manager, last.position)
      const checkpoint = { position: last.position, hash: last.hash, rows, at: new Date() }
      const signature = await this.checkpoints.sign(checkpoint)
      await this.repository.insertCheckpoint(manager, { ...checkpoint, signature })
      return rows
    })
  }
}
