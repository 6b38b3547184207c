import { Global, Module } from '@nestjs/common'
import { Paces } from './paces.js'
import { QuietHours } from './quiet-hours/quiet-hours.js'
import { RateLimits } from './rate-limits.js'

@Global()
@Module({ providers: [Paces, QuietHours, RateLimits], exports: [Paces, QuietHours, RateLimits] })
export class LimitsModule {}
