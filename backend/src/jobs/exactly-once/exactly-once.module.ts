import { Module } from '@nestjs/common'
import { ExactlyOnceService } from './exactly-once.service.js'
import { ReconciliationService } from './reconciliation.service.js'
import { RetriesService } from './retries.service.js'

/** For a handler whose effect must never happen twice: claim with a lease, retry with backoff, reconcile if unknown. */
@Module({
  providers: [ExactlyOnceService, RetriesService, ReconciliationService],
  exports: [ExactlyOnceService],
})
export class ExactlyOnceModule {}
