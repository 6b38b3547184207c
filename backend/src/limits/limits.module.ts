import { Global, Module } from '@nestjs/common'
import { Throttle } from './throttle.js'
import { QuietHours } from './quiet-hours/quiet-hours.js'
import { RateLimits } from './rate-limits.js'

@Global()
@Module({ providers: [Throttle, QuietHours, RateLimits], exports: [Throttle, QuietHours, RateLimits] })
export class LimitsModule {}
