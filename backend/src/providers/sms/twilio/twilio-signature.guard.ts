import { Inject, Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { twilioSignatureHeader } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../../config/config.js'
import type { Form } from '../../../http/form-body.js'
import { Unauthenticated } from '../../../http/failures.js'
import { isSignedByTwilio } from './twilio-signature.js'

/** Before anything is read of a form: who sent it. Without an auth token nobody is believed. */
@Injectable()
export class TwilioSignatureGuard implements CanActivate {
  private readonly logger = new Logger(TwilioSignatureGuard.name)

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const { publicUrl, twilio } = this.config
    const header = request.headers[twilioSignatureHeader]
    const signed = { path: request.url, form: formOf(request), header: typeof header === 'string' ? header : '' }
    if (twilio.authToken !== null && isSignedByTwilio(twilio.authToken, publicUrl, signed)) return true
    this.logger.warn(`Refused request ${request.id} to ${request.routeOptions.url}: not signed by Twilio.`)
    throw new Unauthenticated('The signature of this request is missing or wrong.')
  }
}

/** What is no form was not signed as one: its text is no part of Twilio's signature. */
function formOf({ body, headers }: FastifyRequest): Form {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  return isForm && typeof body === 'object' && body !== null ? (body as Form) : {}
}
