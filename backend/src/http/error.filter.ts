import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import type { ErrorBody } from '@clarity/contracts'
import type { FastifyReply } from 'fastify'
import { isWithoutConnection } from './no-connection.js'
import { ThrottledLogger } from '../log/throttled-logger.js'
import { Failure, TooMany } from './failures.js'

const unexpected = 'An unexpected error occurred. Please try again later.'

/** All connections to the database are in use: a burst, which ends. */
const busy = { text: 'The server is busy. Please try again in a few seconds.', retryAfterSecs: 5 }

/** Messages for requests that the HTTP server refuses before they reach a route. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  405: 'This address does not take this method.',
  413: 'The request is too large.',
  415: 'Send the body as application/json.',
}

/** The only place that maps a failure to a status and `{error, message}`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name)
  private readonly throttled = new ThrottledLogger(this.logger)

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    if (reply.sent) return
    const { status, text } = this.read(error)
    const details = error instanceof Failure ? error.details : {}
    if (error instanceof TooMany) void reply.header('retry-after', error.retryAfterSecs)
    if (isWithoutConnection(error)) void reply.header('retry-after', busy.retryAfterSecs)
    void reply.status(status).send({ ...errorBody(text), ...details })
  }

  private read(error: unknown): { status: number; text: string } {
    if (error instanceof Failure) return { status: error.status, text: error.message }
    if (isWithoutConnection(error)) {
      this.throttled.warn('No connection to the database was free in time: see DATABASE_POOL.')
      return { status: 503, text: busy.text }
    }
    const status = statusOf(error)
    if (status >= 500) this.logger.error(error)
    return { status, text: refusals[status] ?? (status >= 500 ? unexpected : refusals[400]!) }
  }
}

export function errorBody(text: string): ErrorBody {
  return { error: text, message: text }
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus()
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : 500
}
