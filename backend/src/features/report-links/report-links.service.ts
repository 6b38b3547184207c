import { reportAccessTexts, reportLinkTexts, type ChangeReportLinks, type ReportLink } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import { NotFound } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { VerifiedReadersService } from '../verified-readers/verified-readers.service.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import { toReportLink } from './report-link.mapper.js'
import { ReportLinksRepository, type LinkedKind } from './report-links.repository.js'

const kinds: readonly LinkedKind[] = ['report', 'combined_report']

/** The links of reports and combined reports: which are open, and who may read through them. */
@Injectable()
export class ReportLinksService {
  constructor(
    private readonly repository: ReportLinksRepository,
    private readonly shortCodes: ShortCodesService,
    private readonly readers: VerifiedReadersService,
    private readonly dataSource: DataSource,
  ) {}

  /** By the report's own id, in every state of its link. */
  async get(id: string): Promise<ReportLink> {
    const [row] = await this.repository.list([storableText(id)])
    if (!row) throw new NotFound(reportAccessTexts.notFound)
    return toReportLink(row)
  }

  /** The short code of an open link; null if the link is closed. */
  async findOpenCode(id: string, manager?: EntityManager): Promise<string | null> {
    const [row] = await this.repository.list([id], manager)
    return row?.state === 'open' ? row.code : null
  }

  /** The same, and null also if the link was replaced: who had the first one does not get the next by itself. */
  async findFirstCode(id: string): Promise<string | null> {
    const [row] = await this.repository.list([id])
    return row?.state === 'open' && !row.is_replaced ? row.code : null
  }

  /** Changes all of them or, if one does not exist, none. */
  async change({ ids, action, at }: ChangeReportLinks): Promise<ReportLink[]> {
    const wanted = [...new Set(ids)]
    return this.dataSource.transaction(async (manager) => {
      let found = 0
      for (const kind of kinds) {
        const known = await this.repository.lock(manager, kind, wanted)
        found += known.length
        await this.changeKind(manager, kind, known, { action, at })
      }
      if (found < wanted.length) throw new NotFound(reportLinkTexts.unknown)
      const rows = await this.repository.list(wanted, manager)
      return wanted.flatMap((id) => rows.filter((row) => row.id === id).map(toReportLink))
    })
  }

  async setReaders(id: string, emails: readonly string[]): Promise<ReportLink> {
    await this.dataSource.transaction(async (manager) => {
      for (const kind of kinds) await this.repository.allow(manager, kind, storableText(id), emails)
    })
    return this.get(id)
  }

  private async changeKind(
    manager: EntityManager,
    kind: LinkedKind,
    ids: readonly string[],
    { action, at }: Pick<ChangeReportLinks, 'action' | 'at'>,
  ): Promise<void> {
    switch (action) {
      case 'open':
        return this.repository.open(manager, kind, ids)
      case 'expire':
        return this.repository.expire(manager, kind, ids, at ?? null)
      case 'revoke':
        await this.repository.revoke(manager, kind, ids)
        return this.readers.endPasses(manager, ids)
      case 'replace':
        for (const id of ids) await this.replace(manager, kind, id)
        return this.readers.endPasses(manager, ids)
    }
  }

  /** The old code keeps leading to the old address, which is closed: no other target can get it. */
  private async replace(manager: EntityManager, kind: LinkedKind, id: string): Promise<void> {
    const linkId = newId()
    await this.repository.replace(manager, kind, id, linkId)
    await this.shortCodes.create(manager, kind, linkId, id)
  }
}
