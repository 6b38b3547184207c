import { Inject, Injectable } from '@nestjs/common'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { newId } from '../../identifiers/new-id.js'
import { Signatures } from '../../signing/signatures.js'
import { accountKey } from './sign-in-limits.js'

/** The longest lifetime that browsers accept for a cookie. */
const lifeSecs = 400 * 24 * 60 * 60

/** Marks a device that has signed in to an account before. It does not authenticate: it only has its own rate limit. */
@Injectable()
export class DeviceCookie {
  private readonly name: string
  private readonly options: CookieSerializeOptions

  constructor(
    private readonly signatures: Signatures,
    @Inject(CONFIG) config: Config,
  ) {
    const secure = config.publicUrl.protocol === 'https:'
    this.name = secure ? '__Host-device' : 'device'
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: lifeSecs }
  }

  /** The device's id; null for a device that has not signed in to this account. */
  async find(request: FastifyRequest, email: string): Promise<string | null> {
    const [id = '', signature = ''] = (request.cookies[this.name] ?? '').split('.')
    const bytes = Buffer.from(signature, 'base64url')
    return (await this.signatures.isSigned(bytes, 'device', id, accountKey(email))) ? id : null
  }

  /** Marks the device as known to this account; a known one keeps its id. */
  async set(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
    const id = (await this.find(request, email)) ?? newId()
    const signature = await this.signatures.sign('device', id, accountKey(email))
    void reply.setCookie(this.name, `${id}.${signature.toString('base64url')}`, this.options)
  }
}
