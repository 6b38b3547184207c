import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { prepared } from '../../database/prepared.js'
import { storableText } from '../../database/storable-text.js'
import { ShortCodeEntity, type ShortCodeTargetKind } from './short-code.entity.js'

@Injectable()
export class ShortCodesRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(code: string): Promise<ShortCodeEntity | null> {
    return this.dataSource.getRepository(ShortCodeEntity).findOneBy({ code: storableText(code) })
  }

  async getCode(manager: EntityManager, targetKind: ShortCodeTargetKind, targetId: string): Promise<string> {
    const { code } = await manager.findOneByOrFail(ShortCodeEntity, { targetKind, targetId })
    return code
  }

  /** False if the code is taken. The unique index decides; a query beforehand would be a race. */
  async insert(
    manager: EntityManager,
    code: string,
    targetKind: ShortCodeTargetKind,
    targetId: string,
    reportId: string | null,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      prepared(
        `INSERT INTO short_codes (code, target_kind, target_id, report_id) VALUES ($1, $2, $3, $4)
         ON CONFLICT (code) DO NOTHING RETURNING code`,
      ),
      [code, targetKind, targetId, reportId],
    )
    return rows.length === 1
  }
}
