import { Logger } from '@nestjs/common'
import type { LogLevel } from '../config/config.js'
import { newId } from '../identifiers/new-id.js'
import { runAs } from '../log/activity.js'
import type { Metrics } from '../telemetry/metrics.js'

interface Answered {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Returns a function that counts and logs, as `logRequests` does, a request that was answered before the framework. */
export function recordAnswers(metrics: Metrics, level: LogLevel): (answered: Answered) => void {
  const logger = new Logger('Request')
  const isWritten = writesRequests(level)
  return ({ method, route, status, ms }) => {
    metrics.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000)
    if (isWritten)
      runAs({ request: newId() }, () => logger.log({ msg: 'Request', method, route, status, ms: Math.round(ms) }))
  }
}

/** Whether the log has a line for each request. */
export function writesRequests(level: LogLevel): boolean {
  return ['info', 'debug', 'trace'].includes(level)
}
