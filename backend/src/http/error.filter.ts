import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import type { ErrorBody } from '@clarity/contracts'
import type { FastifyReply } from 'fastify'
import { Failure, TooMany } from './failures.js'

const unexpected = 'An unexpected error occurred. Please try again later.'

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

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    if (reply.sent) return
    const { status, text } = this.read(error)
    const details = error instanceof Failure ? error.details : {}
    if (error instanceof TooMany) void reply.header('retry-after', error.retryAfterSecs)
    void reply.status(status).send({ ...errorBody(text), ...details })
  }

  private read(error: unknown): { status: number; text: string } {
    if (error instanceof Failure) return { status: error.status, text: error.message }
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
