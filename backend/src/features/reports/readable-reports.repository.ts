import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { storableText } from '../../database/storable-text.js'

/** A report without its content. */
export interface ReportHead {
  /** Changes with every change of the row. */
  readonly revision: string
  readonly isWritten: boolean
  readonly isWanted: boolean
}

@Injectable()
export class ReadableReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** With the content, unless this is the revision that the caller has. */
  async find(id: string, knownRevision: string | null): Promise<(ReportHead & { content: string | null }) | null> {
    const rows = await this.dataSource.query<(ReportHead & { content: string | null })[]>(
      `SELECT xmin::text AS revision, content IS NOT NULL AS "isWritten", wanted_version > version AS "isWanted",
         CASE WHEN xmin::text = $2 THEN NULL ELSE content END AS content
       FROM reports WHERE id = $1`,
      [storableText(id), knownRevision],
    )
    return rows[0] ?? null
  }
}
