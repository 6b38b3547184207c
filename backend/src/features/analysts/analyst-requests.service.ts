import { Injectable } from '@nestjs/common'
import { roleTexts } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import type { ForAnalysts } from '../../http/for-analysts.js'
import { Forbidden } from '../../http/failures.js'
import { Signatures } from '../../signing/signatures.js'
import { Aliases } from './aliases.js'

/** No id and no name of anything. */
const unknownId = 'unknown'

type Given = Record<string, unknown>

/** The requests of analysts whose answers are masked, each with its session's aliases. */
@Injectable()
export class AnalystRequestsService {
  private readonly masked = new WeakMap<FastifyRequest, Aliases>()

  constructor(private readonly signatures: Signatures) {}

  /** From now on the request has ids for its aliases, and its answer is masked. May be called twice. */
  async admit(request: FastifyRequest, how: ForAnalysts, sessionHash: string): Promise<void> {
    if (this.masked.has(request)) return
    const aliases = new Aliases(await this.signatures.sign('alias', sessionHash))
    this.masked.set(request, aliases)
    const query = request.query as Given
    requireOpenSearch(query['q'], how, aliases)
    if (typeof query['cursor'] === 'string') query['cursor'] = aliases.open(query['cursor']) ?? unknownId
    // A reader's own link has the report's id, and an analyst may be a reader too.
    const takesIds = how === 'masked-for-readers'
    for (const given of [request.params as Given, query])
      for (const [name, value] of Object.entries(given))
        if (typeof value === 'string')
          given[name] = aliases.idOf(value) ?? (aliases.isId(value) && !takesIds ? unknownId : value)
  }

  /** Null for a request whose answer is not masked. */
  find(request: FastifyRequest): Aliases | null {
    return this.masked.get(request) ?? null
  }
}

/** Digits find phones, and the search of a list with emails finds those: what is masked would be found by trying. */
function requireOpenSearch(q: unknown, how: ForAnalysts, aliases: Aliases): void {
  if (q === undefined || q === '') return
  const isAlias = typeof q === 'string' && aliases.idOf(q.trim()) !== null
  if (isAlias) return
  if (typeof q !== 'string' || how === 'masked-unsearched' || /\p{N}|@|%/u.test(q))
    throw new Forbidden(roleTexts.noPhoneSearch)
}
