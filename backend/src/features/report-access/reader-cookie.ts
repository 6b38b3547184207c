import { readerCodeRules } from '@clarity/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'

const secsADay = 24 * 60 * 60

/** The pass of a verified reader, which the browser sends to this report's address only. */
@Injectable()
export class ReaderCookie {
  private readonly name: string
  private readonly secure: boolean

  constructor(@Inject(CONFIG) config: Config) {
    this.secure = config.publicUrl.protocol === 'https:'
    this.name = this.secure ? '__Secure-report-reader' : 'report-reader'
  }

  find(request: FastifyRequest): string | null {
    return request.cookies[this.name] || null
  }

  /** `path` is the report's address, which the request has named. */
  set(reply: FastifyReply, path: string, pass: string): void {
    const maxAge = readerCodeRules.passDays * secsADay
    void reply.setCookie(this.name, pass, { path, httpOnly: true, sameSite: 'lax', secure: this.secure, maxAge })
  }
}
