import { Injectable } from '@nestjs/common'
import type { Alarm, AlarmKind } from '@clarity/contracts'
import { AlarmsRepository } from './alarms.repository.js'

/** Suspicious activity that an admin should know about. */
@Injectable()
export class AlarmsService {
  constructor(private readonly repository: AlarmsRepository) {}

  /** May be called again for the same source, which updates the time. */
  async raise(kind: AlarmKind, source: string): Promise<void> {
    await this.repository.save(kind, source)
  }

  /** The alarms of the last 24 hours, newest first. */
  async list(): Promise<Alarm[]> {
    const rows = await this.repository.listOfLastDay()
    return rows.map(({ first_at, last_at, blocked, ...row }) => ({
      ...row,
      ...(blocked && { blocked }),
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    }))
  }
}
