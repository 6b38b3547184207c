import { Inject, Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { elevenLabsSignatureHeader } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { Unauthenticated } from '../../http/failures.js'
import { readJson } from '../../http/read-json.js'
import { signatureFault } from '../../providers/voice/elevenlabs/elevenlabs-signature.js'

/** Verifies the sender of an event, then parses it. Without a secret every request is refused. */
@Injectable()
export class ElevenLabsSignatureGuard implements CanActivate {
  private readonly logger = new Logger(ElevenLabsSignatureGuard.name)

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const fault = this.faultOf(request)
    if (fault === null) {
      request.body = readJson(request.rawBody ?? Buffer.alloc(0))
      return true
    }
    this.logger.warn(`Refused request ${request.id} to ${request.routeOptions.url}: ${fault}.`)
    throw new Unauthenticated('The signature of this event is missing, wrong or too old.')
  }

  private faultOf({ headers, rawBody = Buffer.alloc(0) }: FastifyRequest): string | null {
    const secret = this.config.elevenLabs.webhookSecret
    if (secret === null) return 'ELEVENLABS_WEBHOOK_SECRET is not set'
    return signatureFault(secret, rawBody, String(headers[elevenLabsSignatureHeader]), Date.now() / 1000)
  }
}
