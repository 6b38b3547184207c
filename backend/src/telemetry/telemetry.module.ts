import { Global, Module } from '@nestjs/common'
import { Metrics } from './metrics.js'

/** Lets every room count and measure. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class TelemetryModule {}
