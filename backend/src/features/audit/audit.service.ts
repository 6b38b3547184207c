import { Injectable } from '@nestjs/common'
import type { AuditExportQuery, AuditQuery } from '@clarity/contracts'
import type { Page } from '../../database/pagination/page.js'
import type { Caller } from '../../http/caller.js'
import type { AuditListRow } from './audit.mapper.js'
import { isRepeated } from './audit-actions.js'
import { AuditQueue } from './audit-queue.js'
import { AuditRepository } from './audit.repository.js'

interface Audited {
  readonly action: string
  readonly ids: readonly string[]
  readonly network: string
}

/** The record of who changed or read what. */
@Injectable()
export class AuditService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly queue: AuditQueue,
  ) {}

  listPage(query: AuditQuery): Promise<Page<AuditListRow>> {
    return this.repository.readPage(query)
  }

  listAll(query: AuditExportQuery): AsyncGenerator<readonly AuditListRow[]> {
    return this.repository.readBatches(query)
  }

  /** Resolves once the row is committed. */
  async append(caller: Caller, audited: Audited): Promise<void> {
    const who = 'account' in caller ? { account: caller.account, token: null } : { account: null, token: caller.token }
    const row = { ...who, ...audited }
    if (isRepeated(row.action) && (await this.repository.hasRecent(row))) return
    await this.queue.append(row)
  }
}
