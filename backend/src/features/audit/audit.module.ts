import { Module } from '@nestjs/common'
import { AuditChainRepository } from './audit-chain.repository.js'
import { AuditCheckService } from './audit-check.service.js'
import { AuditCheckpoints } from './audit-checkpoints.js'
import { AuditController } from './audit.controller.js'
import { AuditPruningService } from './audit-pruning.service.js'
import { AuditQueue } from './audit-queue.js'
import { AuditRepository } from './audit.repository.js'
import { AuditService } from './audit.service.js'

@Module({
  controllers: [AuditController],
  providers: [
    AuditService,
    AuditQueue,
    AuditRepository,
    AuditChainRepository,
    AuditCheckpoints,
    AuditCheckService,
    AuditPruningService,
  ],
  exports: [AuditService],
})
export class AuditModule {}
