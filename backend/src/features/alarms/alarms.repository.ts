import { Injectable } from '@nestjs/common'
import type { AlarmKind } from '@clarity/contracts'
import { DataSource } from 'typeorm'

export interface AlarmRow {
  kind: AlarmKind
  sources: number
  blocked: string[] | null
  first_at: Date
  last_at: Date
}

@Injectable()
export class AlarmsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save(kind: AlarmKind, source: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO alarms (kind, source) VALUES ($1, $2)
       ON CONFLICT (kind, source) DO UPDATE
         SET first_at = CASE WHEN alarms.last_at > now() - interval '1 day' THEN alarms.first_at ELSE now() END,
             last_at = now()`,
      [kind, source],
    )
    await this.dataSource.query("DELETE FROM alarms WHERE last_at < now() - interval '30 days'")
  }

  listOfLastDay(): Promise<AlarmRow[]> {
    return this.dataSource.query(
      `SELECT kind, count(*)::int AS sources, min(first_at) AS first_at, max(last_at) AS last_at,
              CASE kind WHEN 'page_blocked' THEN (array_agg(source ORDER BY last_at DESC))[:10] END AS blocked
         FROM alarms WHERE last_at > now() - interval '1 day' GROUP BY kind ORDER BY max(last_at) DESC`,
    )
  }
}
