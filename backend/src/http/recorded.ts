import { SetMetadata } from '@nestjs/common'
import type { SecurityEvent } from '../telemetry/security-event.js'

export const RECORDED = 'clarity:recorded'

/** A request to this route that succeeds is a security event: one line in the log, one count in the metrics. */
export const Recorded = (event: SecurityEvent) => SetMetadata(RECORDED, event)
