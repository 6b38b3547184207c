import { Inject, Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { twilioSignatureHeader } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { readForm, type Form } from '../../http/form-body.js'
import { Unauthenticated } from '../../http/failures.js'
import { isSignedByTwilio } from '../../providers/sms/twilio/twilio-signature.js'

/** Verifies the sender before the form is parsed. Without an auth token every request is refused. */
@Injectable()
export class TwilioSignatureGuard implements CanActivate {
  private readonly logger = new Logger(TwilioSignatureGuard.name)

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const form = formOf(request)
    const fault = this.faultOf(request, form)
    if (fault === null) {
      request.body = form
      return true
    }
    this.logger.warn(`Refused request ${request.id} to ${request.routeOptions.url}: ${fault}.`)
    throw new Unauthenticated('The signature of this request is missing or wrong.')
  }

  private faultOf(request: FastifyRequest, form: Form | null): string | null {
    const { publicUrl, twilio } = this.config
    const header = request.headers[twilioSignatureHeader]
    if (twilio.authToken === null) return 'TWILIO_AUTH_TOKEN is not set'
    if (form === null) return 'it is no form'
    if (typeof header !== 'string') return 'it has no signature'
    const isSigned = isSignedByTwilio(twilio.authToken, publicUrl, { path: request.url, form, header })
    return isSigned ? null : 'its signature is wrong'
  }
}

/** Null if the body is no form: the signature covers only form fields. */
function formOf({ rawBody, headers }: FastifyRequest): Form | null {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  return isForm && rawBody ? readForm(rawBody) : null
}
