import { Inject, Injectable } from '@nestjs/common'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { sessionLifeSecs } from './session-life.js'

/** Reads and writes the session cookie. Browsers accept `__Host-` over HTTPS only, so plain HTTP has another name. */
@Injectable()
export class SessionCookie {
  private readonly name: string
  private readonly options: CookieSerializeOptions

  constructor(@Inject(CONFIG) config: Config) {
    const secure = config.publicUrl.protocol === 'https:'
    this.name = secure ? '__Host-session' : 'session'
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure }
  }

  find(request: FastifyRequest): string | null {
    return request.cookies[this.name] || null
  }

  set(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, { ...this.options, maxAge: sessionLifeSecs })
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options)
  }
}
