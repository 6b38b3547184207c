import { Injectable, Logger } from '@nestjs/common'
import { clientErrorTexts, type ReportClientError } from '@clarity/contracts'
import { RateLimits, type Limit } from '../../limits/rate-limits.js'

const errorsPerAddress: Limit = {
  name: 'client-errors',
  points: 10,
  durationSecs: 60,
  isCallers: true,
  text: clientErrorTexts.tooMany,
}

/** Logs that a page failed in a user's browser. Nothing is stored. */
@Injectable()
export class ClientErrorsService {
  private readonly logger = new Logger(ClientErrorsService.name)

  constructor(private readonly limits: RateLimits) {}

  async report({ page, kind }: ReportClientError, address: string): Promise<void> {
    await this.limits.consume(errorsPerAddress, address)
    this.logger.warn(`A page failed in a browser: page ${page}, kind ${kind}.`)
  }
}
