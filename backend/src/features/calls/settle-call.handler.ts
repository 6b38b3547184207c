import { Injectable } from '@nestjs/common'
import { JobHandler } from '../../jobs/job.js'
import { CallCostService } from './call-cost.service.js'
import { settleCall } from './settle-call.job.js'

@Injectable()
export class SettleCallHandler extends JobHandler<{ callId: string }> {
  readonly job = settleCall

  constructor(private readonly costs: CallCostService) {
    super()
  }

  handle({ callId }: { callId: string }): Promise<void> {
    return this.costs.settleAtLast(callId)
  }
}
