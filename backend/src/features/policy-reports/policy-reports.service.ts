import { Inject, Injectable, Logger } from '@nestjs/common'
import { policyReportTexts, type PolicyReport } from '@clarity/contracts'
import { CONFIG, type Config } from '../../config/config.js'
import { RateLimits, type Limit } from '../../limits/rate-limits.js'
import { AlarmsService } from '../alarms/alarms.service.js'
import { summarizeReport } from './policy-report.mapper.js'

const reportsPerAddress: Limit = {
  name: 'policy-reports',
  points: 10,
  durationSecs: 60,
  isCallers: true,
  text: policyReportTexts.tooMany,
}

/** Alerts admins to what browsers blocked: a script of an attacker, or one of ours that a policy forgot. */
@Injectable()
export class PolicyReportsService {
  private readonly logger = new Logger(PolicyReportsService.name)

  constructor(
    private readonly limits: RateLimits,
    private readonly alarms: AlarmsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async report(report: PolicyReport, address: string): Promise<void> {
    await this.limits.consume(reportsPerAddress, address)
    const summary = summarizeReport(report, this.config.publicUrl.origin)
    if (summary === null) return
    this.logger.warn(`A browser blocked something: ${summary}.`)
    await this.alarms.raise('page_blocked', summary)
  }
}
