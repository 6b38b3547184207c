import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { Geolocation } from '../../providers/geolocation/geolocation.js'
import { DeviceCookie } from './device-cookie.js'
import type { SignedInFrom } from './sessions.repository.js'

const userAgentMaxLength = 400

/** What the list of signed-in browsers shows of the one that signs in. */
@Injectable()
export class SessionOrigin {
  constructor(
    private readonly places: Geolocation,
    private readonly devices: DeviceCookie,
  ) {}

  async of(request: FastifyRequest, email: string): Promise<SignedInFrom> {
    return {
      userAgent: request.headers['user-agent']?.slice(0, userAgentMaxLength) ?? null,
      geoLocation: this.places.find(request),
      isKnownDevice: (await this.devices.find(request, email)) !== null,
    }
  }
}
