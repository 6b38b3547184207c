import { Inject, Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { elevenLabsSignatureHeader } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../../config/config.js'
import { Unauthenticated } from '../../../http/failures.js'
import { isSignedBy } from './elevenlabs-signature.js'

/** Before anything is read of an event: who sent it. Without a secret nobody is believed. */
@Injectable()
export class ElevenLabsSignatureGuard implements CanActivate {
  private readonly logger = new Logger(ElevenLabsSignatureGuard.name)

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, rawBody } = context.switchToHttp().getRequest<FastifyRequest>()
    const secret = this.config.elevenLabs.webhookSecret
    const header = String(headers[elevenLabsSignatureHeader])
    if (secret !== null && rawBody !== undefined && isSignedBy(secret, rawBody, header, Date.now() / 1000)) return true
    this.logger.warn('An event was refused: its signature is missing, wrong or too old')
    throw new Unauthenticated('The signature of this event is missing, wrong or too old.')
  }
}
